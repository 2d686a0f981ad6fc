import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { deleteFolderRows } from '../files/object-repository.ts';
import type { Platform } from '../platform/platform.ts';
import { buildFolder } from './archive/build-path.ts';
import { deleteBuild, readBuilds } from './build-repository.ts';
import { findChannel } from './channel-repository.ts';

/** The newest builds of a module that are always kept. */
const MIN_BUILDS = 10;
/** Releases of this age and younger are kept too. */
const MIN_AGE_MS = 30 * DAY_MS;
/** The version of a build of the program ends with a hash of its content. */
const isLocal = (version: string) => /-[0-9a-f]{8}$/.test(version);

/**
 * Deletes old builds. Their objects become orphans, which `sweepOrphans` deletes. Age protects releases
 * only: development makes a build of the program at every change.
 */
export async function pruneBuilds(platform: Platform, id: string): Promise<void> {
  const { database, now } = platform;
  const channel = await findChannel(database, id);
  const inUse = [channel?.live, channel?.canary?.version];
  const old = (await readBuilds(database, id))
    .filter(({ version }) => !inUse.includes(version))
    .slice(MIN_BUILDS)
    .filter((build) => isLocal(build.version) || build.publishedAt < now() - MIN_AGE_MS);
  for (const { version } of old)
    await database.write([deleteFolderRows(buildFolder(id, version)), deleteBuild(id, version)]);
}
