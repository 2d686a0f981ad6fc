import { createReadStream, createWriteStream } from 'node:fs';
import { link, mkdtemp, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { requireDatabase } from '../database/open-database.ts';
import type { NodeObjects } from '../objects/object-folder.ts';
import { openObjects } from '../objects/open-objects.ts';
import { checkFolder, flush } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import {
  copyDatabase,
  measure,
  reportMissingObjects,
  sha256Of,
  withWholeDatabase,
} from './copy-database.ts';
import { recordBackup } from './last-backup.ts';
import { DATABASE, MANIFEST, type Manifest, nameOf } from './manifest.ts';
import { type TarFile, writeTar } from './tar.ts';

export interface Taken {
  objects: number;
  bytes: number;
}

/**
 * Writes the data of a folder to one archive while the server runs: the database at one moment, then the
 * objects. Objects are stored before their rows and deleted after a day at the earliest, so all are there.
 */
export async function takeBackup(
  dataDir: string,
  file: string,
  objects = openObjects(dataDir, undefined),
): Promise<Taken> {
  const exists = await stat(file).catch(() => null);
  if (exists !== null) throw new StartError(`${file} exists already: choose another name.`);
  await requireDatabase(dataDir);
  await checkFolder(dirname(file));
  const work = await mkdtemp(join(dirname(file), `.${basename(file)}-`));
  try {
    copyDatabase(join(dataDir, DATABASE), join(work, DATABASE));
    const manifest = await listFiles(objects, work);
    const held = new Set(manifest.files.map(({ name }) => basename(name)));
    withWholeDatabase(join(work, DATABASE), (copy) => reportMissingObjects(copy, held));
    const unfinished = join(work, 'backup');
    await pipeline(
      writeTar(filesOf(objects, work, manifest)),
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

async function listFiles(objects: NodeObjects, work: string): Promise<Manifest> {
  const database = { name: DATABASE, ...(await measure(join(work, DATABASE))) };
  const files: Manifest['files'] = [database];
  for (const blob of (await objects.list()).sort()) {
    const bytes = await objects.get(blob);
    // An orphan may have been deleted since.
    if (bytes === null) continue;
    files.push({ name: nameOf(blob), size: bytes.byteLength, sha256: sha256Of(bytes) });
  }
  return { format: 'wabu-backup-1', takenAt: new Date().toISOString(), files };
}

async function* filesOf(
  objects: NodeObjects,
  work: string,
  manifest: Manifest,
): AsyncGenerator<TarFile> {
  const text = Buffer.from(JSON.stringify(manifest, null, 1));
  yield { name: MANIFEST, size: text.byteLength, content: only(text) };
  for (const { name, size } of manifest.files) {
    const content = name === DATABASE ? createReadStream(join(work, name)) : read(objects, name);
    yield { name, size, content };
  }
}

async function* read(objects: NodeObjects, name: string): AsyncGenerator<Uint8Array> {
  yield (await objects.get(basename(name))) ?? new Uint8Array();
}

async function* only(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
