import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { ObjectStore } from '../../platform.ts';
import { renewInstallation } from '../../renewals.ts';
import { lockData } from '../database/data-lock.ts';
import { erasureFile } from '../erasures/erasure-file.ts';
import { openObjects, requireObjectPlace, writeObjectPlace } from '../objects/open-objects.ts';
import { requireUsableBucket } from '../objects/s3-objects.ts';
import { asOwnerOf } from '../settings/as-owner.ts';
import { nullIfMissing } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import type { S3Settings } from '../settings/storage-variables.ts';
import { type BackupSource, ERASURES, openBackup } from './backup-source.ts';
import { withWholeDatabase } from './copy-database.ts';
import { DATABASE, type Manifest, OBJECTS } from './manifest.ts';
import type { TarFile } from './tar.ts';
import { beginExchange, endExchange, isUnfinished } from './unfinished-restore.ts';

export interface Restored {
  takenAt: string;
  objects: number;
  /** The path of the previous data; null when there was none. */
  before: string | null;
}

/**
 * Replaces the data with a backup. Unpacks and verifies it first, and moves the previous data aside. Ends
 * all sessions, because one that has ended since the backup must stay ended.
 *
 * @param s3 the bucket of the objects; undefined for the folder
 * @param movesObjects allows another place of the objects than that of the data before
 */
export async function restoreBackup(
  backup: string | BackupSource,
  dataDir: string,
  s3?: S3Settings,
  movesObjects = false,
): Promise<Restored> {
  const name = typeof backup === 'string' ? backup : 'The backup in the bucket';
  const notWhole = ({ message }: Error) => {
    throw new StartError(`${name} is no whole backup (${message}). Nothing was changed.`);
  };
  // Opened before the change of user, because the data's owner may not be allowed to read the backup.
  const source = typeof backup === 'string' ? await openBackup(backup).catch(notWhole) : backup;
  try {
    return await asOwnerOf(dataDir, async () => {
      await mkdir(dataDir, { recursive: true, mode: 0o700 });
      if (!movesObjects) await requireObjectPlace(dataDir, s3);
      return restore(source, dataDir, s3, notWhole);
    });
  } finally {
    await source.close();
  }
}

async function restore(
  source: BackupSource,
  dataDir: string,
  s3: S3Settings | undefined,
  notWhole: (error: Error) => never,
): Promise<Restored> {
  const lock = await lockData(dataDir);
  const work = await mkdtemp(join(dataDir, '.restore-'));
  try {
    if (s3 !== undefined) await requireUsableBucket(s3);
    const manifest = await unpack(source, work).catch(notWhole);
    prepareDatabase(join(work, DATABASE));
    await addErasures(dataDir, await source.erasures());
    if (s3 !== undefined) await putObjects(work, manifest, openObjects(dataDir, s3));
    const before = await exchange(work, dataDir);
    await writeObjectPlace(dataDir, s3);
    return { takenAt: manifest.takenAt, objects: manifest.files.length - 1, before };
  } finally {
    await rm(work, { recursive: true, force: true });
    lock.release();
  }
}

async function unpack(source: BackupSource, work: string): Promise<Manifest> {
  await mkdir(join(work, OBJECTS), { mode: 0o700 });
  const { manifest, files } = await source.open();
  const expected = new Map(manifest.files.map((entry) => [entry.name, entry]));
  for await (const entry of files) {
    const { sha256 } = expected.get(entry.name) ?? {};
    if (sha256 === undefined) throw new Error(`${entry.name} is not in its list`);
    if ((await writeOut(entry, join(work, entry.name))) !== sha256)
      throw new Error(`${entry.name} is damaged`);
    expected.delete(entry.name);
  }
  if (expected.size > 0) throw new Error(`${expected.size} files are missing`);
  return manifest;
}

/** Before the exchange: from then on, a start erases again what the list has. */
async function addErasures(dataDir: string, names: string[]): Promise<void> {
  const list = erasureFile(join(dataDir, ERASURES));
  const known = new Set(await list.list());
  for (const name of names) if (!known.has(name)) await list.add(name);
}

/** The objects of a bucket have unique names: those of the replaced data stay until they are swept as orphans. */
async function putObjects(work: string, { files }: Manifest, objects: ObjectStore): Promise<void> {
  for (const { name } of files.filter((file) => file.name !== DATABASE)) {
    await objects.put(basename(name), new Uint8Array(await readFile(join(work, name))));
    await rm(join(work, name));
  }
}

const BEFORE = 'before-restore-';
const MAX_COPIES = 2;

/** The names sort by time. */
async function removeOldCopies(dataDir: string): Promise<void> {
  const copies = (await readdir(dataDir)).filter((name) => name.startsWith(BEFORE)).sort();
  for (const name of copies.slice(0, -MAX_COPIES))
    await rm(join(dataDir, name), { recursive: true });
}

async function writeOut({ content }: TarFile, path: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of content) {
      hash.update(chunk);
      await file.writeFile(chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

/** Ends all sessions, and gives the database a new id, so that its next rows are not taken for earlier ones. */
function prepareDatabase(path: string): void {
  withWholeDatabase(path, (connection) => {
    connection.query('DELETE FROM sessions');
    // An older backup has no such table; the start creates it.
    const table = "SELECT 1 FROM sqlite_schema WHERE name = 'installation'";
    if (connection.query(table).length > 0) connection.query(renewInstallation().sql);
  });
}

/** A marker file shows a start that the data is neither old nor new while files move. */
async function exchange(work: string, dataDir: string): Promise<string | null> {
  const hadData = (await stat(join(dataDir, DATABASE)).catch(() => null)) !== null;
  const wasInterrupted = await isUnfinished(dataDir);
  const before = join(dataDir, `${BEFORE}${new Date().toISOString().replace(/[:.]/g, '-')}`);
  await beginExchange(dataDir, before);
  await mkdir(before, { mode: 0o700 });
  for (const name of [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`, OBJECTS])
    await rename(join(dataDir, name), join(before, name)).catch(nullIfMissing);
  for (const name of [OBJECTS, DATABASE]) await rename(join(work, name), join(dataDir, name));
  await endExchange(dataDir);
  // After an interrupted restore, a copy may be the only one of the previous data.
  if (!wasInterrupted) await removeOldCopies(dataDir);
  if (hadData) return before;
  // Deletes an empty folder only: after an interrupted restore it may contain previous data.
  return rmdir(before).then(
    () => null,
    () => before,
  );
}
