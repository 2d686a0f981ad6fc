import { missingNames } from '@wabu/shared/module/exported-names';
import { misfit, type Shell } from '@wabu/shared/module/fit-shell';
import type { BuiltModule, RegistryModule } from '@wabu/shared/module/registry';
import { type Status, toRegistryModule } from '@wabu/shared/module/registry-entry';
import { httpProblem } from '../../http/problem.ts';
import type { StoredBuild } from '../build-repository.ts';
import type { Channel } from '../channel-repository.ts';

/** Rejects a build that imports names which the shell lacks (409), in a sentence that names them. */
export function requireNames(built: BuiltModule, shell: Shell | null): void {
  const missing = shell === null ? [] : missingNames(built, shell);
  if (shell === null || missing.length === 0) return;
  const names = missing.map(({ name, entryPoint }) => `${name} di ${entryPoint}`).join(', ');
  throw httpProblem(
    409,
    'in-use',
    `${built.id} ${built.version} usa ${names}, che la shell ${shell.shell} non ha: rilascia prima la shell, o le due insieme con --together`,
  );
}

/**
 * The build that browsers get: the live one, or the newest stored one that is compatible with the live
 * shell and was not stopped as a canary. When none is compatible, the live one is returned, and the shell shows its error.
 */
export function chooseBuild(
  { id, live }: Pick<Channel, 'id' | 'live'>,
  builds: StoredBuild[],
  shell: Shell | null,
): RegistryModule | null {
  const current = builds.find(({ version }) => version === live);
  if (current === undefined) return null;
  if (current.blocked) return toEntry(current, { status: 'blocked' });
  if (id === 'shell' || shell === null || misfit(current.built, shell) === null)
    return toEntry(current);
  const substitute = builds.find(
    ({ blocked, stopped, built }) => !blocked && !stopped && misfit(built, shell) === null,
  );
  if (substitute === undefined) return toEntry(current);
  return { ...toEntry(substitute), insteadOf: live };
}

/** The author of builds that ship with the program. */
export const PROGRAM = 'wabu';

/** True for a release without the statement of a release check. Builds of the program are no releases. */
export const isUnchecked = ({ check, publishedBy }: Pick<StoredBuild, 'check' | 'publishedBy'>) =>
  check === null && publishedBy !== PROGRAM;

/** A stored build as the registry contains it, which names unchecked releases. */
export function toEntry(build: StoredBuild, status?: Status): RegistryModule {
  const entry = toRegistryModule(build.built, status);
  return isUnchecked(build) ? { ...entry, unchecked: true } : entry;
}
