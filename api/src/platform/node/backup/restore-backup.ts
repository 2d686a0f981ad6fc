import { createHash } from 'node:crypto';
import {
  type FileHandle,
  mkdir,
  mkdtemp,
  open,
  readdir,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { lockData } from '../database/data-lock.ts';
import { renewInstallation } from '../database/installation-repository.ts';
import { LibsqlConnection } from '../database/libsql-connection.ts';
import { StartError } from '../settings/environment.ts';
import { nullIfMissing } from '../settings/missing-file.ts';
import { asOwnerOf } from './as-owner.ts';
import { DATABASE, MANIFEST, type Manifest, manifestSchema, OBJECTS } from './manifest.ts';
import { readTar, type TarFile } from './tar.ts';
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
 */
export async function restoreBackup(file: string, dataDir: string): Promise<Restored> {
  // Opened before the change of user, because the data's owner may not be allowed to read the backup.
  const backup = await open(file).catch((error) => {
    throw notWhole(file, error);
  });
  try {
    return await asOwnerOf(dataDir, () => restore(file, backup, dataDir));
  } finally {
    await backup.close();
  }
}

async function restore(file: string, backup: FileHandle, dataDir: string): Promise<Restored> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = await lockData(dataDir);
  const work = await mkdtemp(join(dataDir, '.restore-'));
  try {
    const manifest = await unpack(backup, work).catch((error) => {
      throw notWhole(file, error);
    });
    prepareDatabase(join(work, DATABASE));
    const before = await exchange(work, dataDir);
    return { takenAt: manifest.takenAt, objects: manifest.files.length - 1, before };
  } finally {
    await rm(work, { recursive: true, force: true });
    lock.release();
  }
}

const notWhole = (file: string, { message }: Error) =>
  new StartError(`${file} is no whole backup (${message}). Nothing was changed.`);

async function unpack(backup: FileHandle, work: string): Promise<Manifest> {
  await mkdir(join(work, OBJECTS), { mode: 0o700 });
  const source = backup.createReadStream({ autoClose: false });
  const entries = readTar(pipeline(source, createGunzip(), () => {}));
  const first = await entries.next();
  if (first.done === true || first.value.name !== MANIFEST) throw new Error('it has no list');
  const manifest = manifestSchema.parse(JSON.parse(await textOf(first.value)));
  const expected = new Map(manifest.files.map((entry) => [entry.name, entry]));
  for await (const entry of entries) {
    const { sha256 } = expected.get(entry.name) ?? {};
    if (sha256 === undefined) throw new Error(`${entry.name} is not in its list`);
    if ((await writeOut(entry, join(work, entry.name))) !== sha256)
      throw new Error(`${entry.name} is damaged`);
    expected.delete(entry.name);
  }
  if (expected.size > 0) throw new Error(`${expected.size} files are missing`);
  return manifest;
}

const BEFORE = 'before-restore-';
const MAX_COPIES = 2;

/** The names sort by time. */
async function removeOldCopies(dataDir: string): Promise<void> {
  const copies = (await readdir(dataDir)).filter((name) => name.startsWith(BEFORE)).sort();
  for (const name of copies.slice(0, -MAX_COPIES))
    await rm(join(dataDir, name), { recursive: true });
}

async function textOf({ content }: TarFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
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
  const connection = new LibsqlConnection(path);
  try {
    const [row] = connection.query('PRAGMA integrity_check(1)');
    if (row?.integrity_check !== 'ok')
      throw new StartError(`The database of the backup is damaged.`);
    connection.query('DELETE FROM sessions');
    // An older backup has no such table; the start creates it.
    const table = "SELECT 1 FROM sqlite_schema WHERE name = 'installation'";
    if (connection.query(table).length > 0) connection.query(renewInstallation().sql);
  } finally {
    connection.close();
  }
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
