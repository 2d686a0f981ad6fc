import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { deleteFolderRows } from '../files/object-repository.ts';
import type { Platform } from '../platform/platform.ts';
import { buildFolder } from './archive/build-path.ts';
import {
  deleteRelease,
  PROGRAM,
  readLive,
  readPreviews,
  readReleases,
} from './release-repository.ts';

/** The newest releases of a module that are always kept. */
const MIN_RELEASES = 10;
/** Releases of teams of this age and younger are kept too; each start may bring one of the program. */
const MIN_AGE_MS = 30 * DAY_MS;

/** Deletes old releases. Their objects become orphans, which `sweepOrphans` deletes. */
export async function pruneReleases({ database, now }: Platform, id: string): Promise<void> {
  const inUse = [...(await readLive(database)), ...(await readPreviews(database))]
    .filter((one) => one.id === id)
    .map(({ version }) => version);
  const old = (await readReleases(database, id))
    .filter(({ version }) => !inUse.includes(version))
    .slice(MIN_RELEASES)
    .filter((one) => one.publishedBy === PROGRAM || one.publishedAt < now() - MIN_AGE_MS);
  for (const { version } of old)
    await database.write([
      deleteFolderRows(buildFolder(id, version)),
      ...deleteRelease(id, version),
    ]);
}
