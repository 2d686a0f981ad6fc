import { deleteFolderRows } from '../files/object-repository.ts';
import type { Platform } from '../platform/platform.ts';
import { buildFolder } from './build-path.ts';
import { deleteBuild, readBuilds } from './build-repository.ts';
import { findChannel } from './channel-repository.ts';

/** So many builds of a module can always be gone back to. */
const KEPT = 10;
/** And every one that was published within this time. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** The name of a build that came with the program ends with the hash of its content. */
const isLocal = (version: string) => /-[0-9a-f]{8}$/.test(version);

/**
 * Forgets builds that nobody goes back to any more. Their bytes are orphans then, and taken by the sweep.
 * Builds of the program itself are made at every change while it is written: of those only the number counts.
 */
export async function pruneBuilds(platform: Platform, id: string): Promise<void> {
  const { database, now } = platform;
  const channel = await findChannel(database, id);
  const inUse = [channel?.live, channel?.canary?.version];
  const old = (await readBuilds(database, id))
    .filter(({ version }) => !inUse.includes(version))
    .slice(KEPT)
    .filter((build) => isLocal(build.version) || build.publishedAt < now() - KEPT_MS);
  for (const { version } of old)
    await database.write([deleteFolderRows(buildFolder(id, version)), deleteBuild(id, version)]);
}
