import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { LibsqlConnection } from '../database/libsql-connection.ts';
import { requireDatabase } from '../database/open-database.ts';
import { checkFolder } from '../settings/check-access.ts';
import { StartError } from '../settings/environment.ts';
import { flush } from '../settings/flush.ts';
import { recordBackup } from './last-backup.ts';
import { DATABASE, MANIFEST, type Manifest, OBJECTS } from './manifest.ts';
import { type TarFile, writeTar } from './tar.ts';

export interface Taken {
  objects: number;
  bytes: number;
}

/**
 * Writes the data of a folder to one archive while the server runs: the database at one moment, then the
 * objects. Objects are stored before their rows and deleted after a day at the earliest, so all are there.
 */
export async function takeBackup(dataDir: string, file: string): Promise<Taken> {
  const exists = await stat(file).catch(() => null);
  if (exists !== null) throw new StartError(`${file} exists already: choose another name.`);
  await requireDatabase(dataDir);
  await checkFolder(dirname(file));
  const work = await mkdtemp(join(dirname(file), `.${basename(file)}-`));
  try {
    copyDatabase(join(dataDir, DATABASE), join(work, DATABASE));
    const manifest = await listFiles(dataDir, work);
    requireNamedObjects(join(work, DATABASE), manifest);
    const unfinished = join(work, 'backup');
    await pipeline(
      writeTar(filesOf(dataDir, work, manifest)),
      createGzip({ level: 1 }),
      createWriteStream(unfinished, { mode: 0o600 }),
    );
    await flush(unfinished);
    // `link` fails when the file exists; `rename` would replace it.
    await link(unfinished, file);
    await flush(dirname(file));
    await recordBackup(dataDir, Date.parse(manifest.takenAt)).catch((error: Error) => {
      // The backup is complete; only the metrics do not know of it.
      process.stderr.write(`The time of the backup is not recorded: ${error.message}\n`);
    });
    return { objects: manifest.files.length - 1, bytes: (await stat(file)).size };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Copies one committed state with `VACUUM INTO`; writers do not wait. */
function copyDatabase(from: string, to: string): void {
  const connection = new LibsqlConnection(from, 5_000);
  try {
    connection.query('VACUUM INTO ?', [to]);
  } finally {
    connection.close();
  }
}

async function listFiles(dataDir: string, work: string): Promise<Manifest> {
  const entries = await readdir(join(dataDir, OBJECTS), { recursive: true, withFileTypes: true });
  const blobs = entries
    .filter((entry) => entry.isFile() && /^[0-9a-f]{64}$/.test(entry.name))
    .map((entry) => `${OBJECTS}/${entry.name.slice(0, 2)}/${entry.name}`);
  const files: Manifest['files'] = [];
  for (const name of [DATABASE, ...blobs.sort()])
    files.push({ name, ...(await measure(pathOf(dataDir, work, name))) });
  return { format: 'wabu-backup-1', takenAt: new Date().toISOString(), files };
}

const pathOf = (dataDir: string, work: string, name: string) =>
  join(name === DATABASE ? work : dataDir, name);

async function measure(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}

function requireNamedObjects(database: string, manifest: Manifest): void {
  const connection = new LibsqlConnection(database);
  const rows = connection.query('SELECT blob FROM objects');
  connection.close();
  const held = new Set(manifest.files.map(({ name }) => basename(name)));
  const missing = rows.filter((row) => !held.has(String(row.blob))).length;
  if (missing > 0)
    process.stderr.write(`${missing} files are named in the database and missing on the disk.\n`);
}

async function* filesOf(
  dataDir: string,
  work: string,
  manifest: Manifest,
): AsyncGenerator<TarFile> {
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  yield { name: MANIFEST, size: text.byteLength, content: only(text) };
  for (const { name, size } of manifest.files)
    yield { name, size, content: createReadStream(pathOf(dataDir, work, name)) };
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
