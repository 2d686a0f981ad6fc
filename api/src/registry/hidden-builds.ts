import type { BuiltModule } from '@wabu/shared/module/registry';
import type { Platform } from '../platform/platform.ts';
import { findBuild } from './build-repository.ts';
import { localVersion, readBuiltModules } from './built-modules.ts';
import { readChannels } from './channel-repository.ts';

/** A module that was released once stays at its release: what a later program brings is not live by itself. */
export interface HiddenBuild {
  id: string;
  /** The released version that browsers get. */
  live: string;
  /** The version that came with the program. */
  program: string;
}

/** The modules whose live release hides another build, not an older one, of the program. */
export async function findHiddenBuilds(platform: Platform): Promise<HiddenBuild[]> {
  const { database, settings } = platform;
  // While modules are being written, the build folders come before every release.
  if (settings.development) return [];
  const hidden: HiddenBuild[] = [];
  const built = await readBuiltModules(platform);
  for (const { id, live } of await readChannels(database)) {
    const own = built.find((one) => one.built.id === id)?.built;
    const released = await findBuild(database, id, live);
    if (own === undefined || released === null || !isOtherAndNotOlder(own, released.built))
      continue;
    const program = await localVersion(own);
    const kept = await findBuild(database, id, program);
    if (kept?.blocked !== true) hidden.push({ id, live, program });
  }
  return hidden;
}

export async function warnOfHiddenBuilds(platform: Platform): Promise<void> {
  for (const { id, live, program } of await findHiddenBuilds(platform))
    platform.log('warn', `${id}: released ${live} is live, the program brings ${program}`, {
      command: `npm run promote -- ${id}`,
    });
}

/** The same files may carry two names: the one of a release, and the one that a start gives them. */
function isOtherAndNotOlder(own: BuiltModule, released: BuiltModule): boolean {
  if (JSON.stringify(own.files) === JSON.stringify(released.files)) return false;
  const [ownNumber = '', releasedNumber = ''] = [own, released].map(
    ({ version }) => version.split('-', 1)[0],
  );
  return ownNumber.localeCompare(releasedNumber, 'en', { numeric: true }) >= 0;
}
