import { incompatibility, type Provided } from '@wabu/shared/module/compatibility';
import type { BuiltModule, RegistryModule } from '@wabu/shared/module/registry';
import type { KeptBuild } from './build-repository.ts';
import type { Channel } from './channel-repository.ts';
import { toRegistryModule } from './registry-entry.ts';

/** What a shell gives to modules; null when there is none to ask. */
export function providedBy(shell: BuiltModule | undefined): Provided | null {
  return shell === undefined ? null : { shell: shell.version, shared: shell.shared };
}

/**
 * The build that browsers get: the live one, or, when that was made for another shell, the newest kept one
 * that fits. When none fits, the live one goes out all the same, and the shell says what is wrong with it.
 */
export function chooseBuild(
  { id, live }: Channel,
  builds: KeptBuild[],
  provided: Provided | null,
): RegistryModule | null {
  const current = builds.find(({ version }) => version === live);
  if (current === undefined) return null;
  if (current.blocked) return toRegistryModule(current.built, { status: 'blocked' });
  if (id === 'shell' || provided === null || fits(current, provided))
    return toRegistryModule(current.built);
  const standIn = builds.find((build) => !build.blocked && fits(build, provided));
  if (standIn === undefined) return toRegistryModule(current.built);
  return { ...toRegistryModule(standIn.built), insteadOf: live };
}

const fits = (build: KeptBuild, provided: Provided) =>
  incompatibility(build.built, provided) === null;
