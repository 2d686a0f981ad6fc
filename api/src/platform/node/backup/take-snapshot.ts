import { mkdtemp, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { requireDatabase } from '../database/open-database.ts';
import type { NodeObjects } from '../objects/object-folder.ts';
import { checkFolder, flush, writeDurably } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import { copyDatabase, measure, reportMissingObjects, withWholeDatabase } from './copy-database.ts';
import { DATABASE, MANIFEST, type Manifest, type ManifestFile, nameOf } from './manifest.ts';
import { type SnapshotFolder, snapshotName, UNFINISHED } from './snapshot-folder.ts';

export interface Snapshot {
  name: string;
  objects: number;
  /** How many objects no earlier snapshot had. */
  added: number;
}

/**
 * Adds a snapshot of the data while the server runs: the database at one moment, then the objects that no earlier
 * snapshot holds. Everything that was written is read again. The caller holds the folder's lock.
 */
export async function takeSnapshot(
  dataDir: string,
  objects: NodeObjects,
  folder: SnapshotFolder,
  now: number,
): Promise<Snapshot> {
  await requireDatabase(dataDir);
  await checkFolder(folder.root);
  const earlier = await newestManifest(folder);
  const work = await mkdtemp(join(folder.root, UNFINISHED));
  try {
    const copy = join(work, DATABASE);
    copyDatabase(join(dataDir, DATABASE), copy);
    await flush(copy);
    const { files, added } = await addObjects(objects, folder, earlier, now);
    const held = new Set(files.map(({ name }) => basename(name)));
    withWholeDatabase(copy, (connection) => reportMissingObjects(connection, held));
    const database = { name: DATABASE, ...(await measure(copy)) };
    const takenAt = new Date(now).toISOString();
    const manifest = { format: 'wabu-snapshot-1', takenAt, files: [database, ...files] };
    await writeDurably(join(work, MANIFEST), JSON.stringify(manifest, null, 1));
    const name = snapshotName(now);
    await folder.publish(work, name);
    return { name, objects: files.length, added };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function newestManifest(folder: SnapshotFolder): Promise<Map<string, ManifestFile>> {
  const newest = (await folder.names()).at(-1);
  if (newest === undefined) return new Map();
  const { files } = await folder.manifest(newest).catch((error: Error): Manifest => {
    throw new StartError(
      `${join(folder.root, newest)} is damaged (${error.message}): move it away.`,
    );
  });
  return new Map(files.map((file) => [file.name, file]));
}

async function addObjects(
  objects: NodeObjects,
  folder: SnapshotFolder,
  earlier: Map<string, ManifestFile>,
  now: number,
): Promise<{ files: ManifestFile[]; added: number }> {
  const files: ManifestFile[] = [];
  let added = 0;
  for (const [blob, mark] of [...(await objects.marks())].sort()) {
    const name = nameOf(blob);
    const known = earlier.get(name);
    if (known?.mark === mark && (await isStored(folder, known, now))) {
      files.push(known);
      continue;
    }
    const bytes = await objects.get(blob);
    // An orphan may have been deleted since.
    if (bytes === null) continue;
    const { sha256, isAdded } = await folder.pool.add(bytes);
    if (isAdded) added += 1;
    files.push({ name, size: bytes.byteLength, sha256, mark });
  }
  return { files, added };
}

/** Days until each stored object was read again. */
const CHECK_DAYS = 7;

async function isStored(
  { pool }: SnapshotFolder,
  { sha256, size }: ManifestFile,
  now: number,
): Promise<boolean> {
  if (!(await pool.has(sha256, size))) return false;
  const today = Math.floor(now / DAY_MS) % CHECK_DAYS;
  const isDue = Number.parseInt(sha256.slice(0, 6), 16) % CHECK_DAYS === today;
  return !isDue || pool.isWhole(sha256);
}
