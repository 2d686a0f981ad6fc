import { randomBytes } from 'node:crypto';
import { close, constants, fsync, openSync, write } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { type ObjectStore, StoreError } from '../../platform.ts';
import { flush, nullIfMissing } from '../settings/disk.ts';

export interface NodeObjects extends ObjectStore {
  /** The names of all objects, each with a mark that changes with its content. */
  marks: () => Promise<Map<string, string>>;
  /** Deletes what a crash left unfinished; the number of files. */
  sweep: () => Promise<number>;
}

const BLOB = /^[0-9a-f]{64}$/;
/** Temporary files that a crash left. */
const TEMPORARY = /^\.new-/;

/**
 * An object store of files in folders by the first two characters. A file is written under a temporary
 * name, flushed, renamed, and its folder flushed, so that it is complete or absent after a power cut. One of a new
 * name is flushed together with its folder: what a power cut leaves of it has no row, and is swept as an orphan.
 */
export function objectFolder(root: string): NodeObjects {
  // The prefix of this process's temporary files, which its sweep skips.
  const temporary = `.new-${randomBytes(6).toString('hex')}-`;
  const temporaryIn = (folder: string) => join(folder, temporary + randomBytes(12).toString('hex'));
  const pathOf = (blob: string) => {
    if (!BLOB.test(blob)) throw new Error(`invalid object name: ${blob}`);
    return join(root, blob.slice(0, 2), blob);
  };
  return {
    put: (blob, bytes, { isNew = false } = {}) =>
      asStoreError(() => {
        const path = pathOf(blob);
        return putWhole({ path, at: isNew ? path : temporaryIn(dirname(path)), root }, bytes);
      }),
    get: (blob) => asStoreError(() => readWhole(pathOf(blob))),
    delete: (blob) => asStoreError(() => rm(pathOf(blob), { force: true })),
    list: () => asStoreError(async () => (await allFiles(root)).filter((name) => BLOB.test(name))),
    marks: () => asStoreError(() => marksIn(root)),
    check: () => asStoreError(() => access(root, constants.R_OK | constants.W_OK | constants.X_OK)),
    sweep: () => asStoreError(() => sweepTemporary(root, temporary)),
  };
}

interface Written {
  path: string;
  /** Where it is written first: `path` itself for a name that nothing refers to yet. */
  at: string;
  root: string;
}

/**
 * Linux writes such a file and flushes it in one call, which is durable as after `sync`. Elsewhere the flag leaves the
 * bytes in the cache of the drive, which `sync` empties.
 */
const WRITE_THROUGH = process.platform === 'linux' ? constants.O_DSYNC : 0;

async function putWhole({ path, at, root }: Written, bytes: Uint8Array): Promise<void> {
  const file = openNew(at) ?? (await openInNewFolders(at, root));
  const flushFolder = () => flush(dirname(path));
  const written = writeFlushed(file, bytes);
  try {
    if (at === path) await Promise.all([written, flushFolder()]);
    else {
      await written;
      await rename(at, path);
      await flushFolder();
    }
  } catch (error) {
    // The number of a closed file is given to the next one, which must not get these bytes.
    await written.catch(() => undefined);
    await rm(at, { force: true });
    throw error;
  } finally {
    // What is flushed needs no close; nobody waits for it.
    close(file, () => undefined);
  }
}

/**
 * Opens a new file of the store; null if its folder is missing. Not by a thread, which takes longer than the call: the
 * write begins before the caller goes on, who computes a hash meanwhile.
 */
function openNew(path: string): number | null {
  const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | WRITE_THROUGH;
  try {
    return openSync(path, flags, 0o600);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function openInNewFolders(path: string, root: string): Promise<number> {
  await makeFolders(root);
  const file = openNew(path);
  if (file === null) throw new Error(`the folder of ${path} is missing`);
  return file;
}

/** All at once: the first object in each folder of its own would wait for a flush of the root too. */
async function makeFolders(root: string): Promise<void> {
  const names = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'));
  await Promise.all(names.map((name) => mkdir(join(root, name), { recursive: true, mode: 0o700 })));
  await flush(root);
}

/** Writes in one step, where `writeFile` writes parts of 512 KiB, each of which would be flushed. */
async function writeFlushed(file: number, bytes: Uint8Array): Promise<void> {
  for (let at = 0; at < bytes.byteLength; ) at += (await writeSome(file, bytes, at)).bytesWritten;
  // Nothing of an empty file is written through.
  if (WRITE_THROUGH === 0 || bytes.byteLength === 0) await promisify(fsync)(file);
}

const writeSome = promisify(write<Uint8Array>);

/** Does not follow links, which could lead outside the folder. */
async function readWhole(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW);
    try {
      return new Uint8Array(await file.readFile());
    } finally {
      await file.close();
    }
  } catch (error) {
    if (['ENOENT', 'ELOOP', 'ENOTDIR', 'EISDIR'].includes(codeOf(error))) return null;
    throw error;
  }
}

async function marksIn(root: string): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for (const blob of (await allFiles(root)).filter((name) => BLOB.test(name))) {
    const found = await stat(join(root, blob.slice(0, 2), blob)).catch(nullIfMissing);
    if (found !== null) marks.set(blob, `${found.size}-${found.mtimeMs}`);
  }
  return marks;
}

async function allFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
}

async function sweepTemporary(root: string, own: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const left = entries.filter(
    (entry) => entry.isFile() && TEMPORARY.test(entry.name) && !entry.name.startsWith(own),
  );
  await Promise.all(left.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
  return left.length;
}

async function asStoreError<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const code = codeOf(error);
    if (code === 'ENOSPC' || code === 'EDQUOT') throw new StoreError('full', error);
    if (code !== '') throw new StoreError('broken', error);
    throw error;
  }
}

function codeOf(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : '';
}
