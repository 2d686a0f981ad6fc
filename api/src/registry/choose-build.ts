import { incompatibility, type Provided } from '@wabu/shared/module/compatibility';
import type { BuiltModule, RegistryModule } from '@wabu/shared/module/registry';
import type { StoredBuild } from './build-repository.ts';
import type { Channel } from './channel-repository.ts';
import { toRegistryModule } from './registry-entry.ts';

/** The versions that a shell provides to modules; null without a shell. */
export function providedBy(shell: BuiltModule | undefined): Provided | null {
  return shell === undefined ? null : { shell: shell.version, shared: shell.shared };
}

/**
 * The build that browsers get: the live one, or the newest stored one that is compatible with the live
 * shell. When none is compatible, the live one is returned, and the shell shows its error.
 */
export function chooseBuild(
  { id, live }: Channel,
  builds: StoredBuild[],
  provided: Provided | null,
): RegistryModule | null {
  const current = builds.find(({ version }) => version === live);
  if (current === undefined) return null;
  if (current.blocked) return toRegistryModule(current.built, { status: 'blocked' });
  if (id === 'shell' || provided === null || fits(current, provided))
    return toRegistryModule(current.built);
  const substitute = builds.find((build) => !build.blocked && fits(build, provided));
  if (substitute === undefined) return toRegistryModule(current.built);
  return { ...toRegistryModule(substitute.built), insteadOf: live };
}

const fits = (build: StoredBuild, provided: Provided) =>
  incompatibility(build.built, provided) === null;
