import type { BuiltModule } from '@wabu/shared/module/registry';
import type { Platform } from '../platform/platform.ts';
import { findBuild } from './build-repository.ts';
import { localVersion, readBuiltModules } from './built-modules.ts';
import { readChannels } from './channel-repository.ts';

/**
 * A build of the program that a release hides: after the first release of a module, builds of the program
 * do not go live by themselves.
 */
export interface HiddenBuild {
  id: string;
  /** The released version, which browsers get. */
  live: string;
  /** The version that ships with the program. */
  program: string;
}

/** The modules whose live release hides a different, not older build of the program. */
export async function findHiddenBuilds(platform: Platform): Promise<HiddenBuild[]> {
  const { database, settings } = platform;
  // In development, build folders take precedence over releases.
  if (settings.development) return [];
  const hidden: HiddenBuild[] = [];
  const built = await readBuiltModules(platform);
  for (const { id, live } of await readChannels(database)) {
    const own = built.find((one) => one.built.id === id)?.built;
    const released = await findBuild(database, id, live);
    if (own === undefined || released === null || !isOtherAndNotOlder(own, released.built))
      continue;
    const program = await localVersion(own);
    const stored = await findBuild(database, id, program);
    if (stored?.blocked !== true) hidden.push({ id, live, program });
  }
  return hidden;
}

export async function warnOfHiddenBuilds(platform: Platform): Promise<void> {
  for (const { id, live, program } of await findHiddenBuilds(platform))
    platform.log('warn', `${id}: released ${live} is live, the program brings ${program}`, {
      command: `npm run promote -- ${id}`,
    });
}

/** A released build and a build of the program may have the same files under different versions. */
function isOtherAndNotOlder(own: BuiltModule, released: BuiltModule): boolean {
  if (JSON.stringify(own.files) === JSON.stringify(released.files)) return false;
  const [ownNumber = '', releasedNumber = ''] = [own, released].map(
    ({ version }) => version.split('-', 1)[0],
  );
  return ownNumber.localeCompare(releasedNumber, 'en', { numeric: true }) >= 0;
}
