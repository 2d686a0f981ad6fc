import { misfit, type Shell } from '@wabu/shared/module/fit-shell';
import type { RegistryModule } from '@wabu/shared/module/registry';
import type { StoredBuild } from '../build-repository.ts';
import type { Channel } from '../channel-repository.ts';
import { toEntry } from './registry-entry.ts';

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
