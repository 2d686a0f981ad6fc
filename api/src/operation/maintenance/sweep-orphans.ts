import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { readFileBlobs } from '../../files/object-repository.ts';
import { deleteOrphan, insertOrphan, readOrphans } from '../../files/orphan-repository.ts';
import { objectNamesOf } from '../../files/variants.ts';
import type { Platform, Statement } from '../../platform/platform.ts';
import { readPins } from '../../site/microsites/microsite-repository.ts';
import { readPreviewPins } from '../../site/previews/preview-repository.ts';

/** An upload writes its object before its row, so a new object without a row is no orphan yet. */
const GRACE_MS = DAY_MS;
const BATCH_SIZE = 50;

export interface OrphanReport {
  /** Objects that no row refers to and no snapshot or preview pins. */
  orphans: string[];
  /** Rows whose object is missing: path, and name in the object store. */
  lost: { path: string; blob: string }[];
}

/** Compares the files' rows and the pictures of snapshots with the object store. Changes nothing. */
export async function findOrphans({
  database,
  objects,
}: Pick<Platform, 'database' | 'objects'>): Promise<OrphanReport> {
  const blobs = new Set(await objects.list());
  const named = new Set<string>();
  const lost: OrphanReport['lost'] = [];
  for (const { path, blob } of [
    ...(await readFileBlobs(database)),
    ...(await readPins(database)),
    ...(await readPreviewPins(database)),
  ]) {
    if (named.has(blob)) continue;
    for (const name of await objectNamesOf(blob)) named.add(name);
    if (!blobs.has(blob) && (await objects.get(blob)) === null) lost.push({ path, blob });
  }
  return { orphans: [...blobs].filter((blob) => !named.has(blob)), lost };
}

/** Deletes the objects that have been orphans for `GRACE_MS`, and stores when the others were first seen. */
export async function sweepOrphans(
  platform: Platform,
): Promise<OrphanReport & { removed: string[] }> {
  const report = await findOrphans(platform);
  const due = await updateOrphans(platform, report.orphans);
  for (const blob of due) await platform.objects.delete(blob);
  return { ...report, removed: due };
}

/** Stores the orphans of now, with the time of their first sighting. Returns those that are due. */
async function updateOrphans({ database, now }: Platform, orphans: string[]): Promise<string[]> {
  const seen = await readOrphans(database);
  const found = new Set(orphans);
  const due = orphans.filter((blob) => (seen.get(blob) ?? now()) <= now() - GRACE_MS);
  const past = [...seen.keys()].filter((blob) => !found.has(blob));
  const statements: Statement[] = [
    ...[...past, ...due].map(deleteOrphan),
    ...orphans.filter((blob) => !seen.has(blob)).map((blob) => insertOrphan(blob, now())),
  ];
  for (let at = 0; at < statements.length; at += BATCH_SIZE)
    await database.write(statements.slice(at, at + BATCH_SIZE));
  return due;
}
