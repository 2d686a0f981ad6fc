import { mkdtemp, open, rename, rmdir, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Throws the file system's error when no file can be created in the folder. */
export async function checkFolder(path: string): Promise<void> {
  const probe = await mkdtemp(join(path, '.probe-')).catch((error) => {
    throw Object.assign(error, { path });
  });
  await rmdir(probe);
}

/**
 * Checks access to the database files, because SQLite opens a read-only file silently and names neither
 * file nor reason of an unreadable one. Must run before this process opens the database: closing another
 * descriptor of a file releases its locks.
 */
export async function checkDatabaseFiles(path: string): Promise<void> {
  await checkFolder(dirname(path));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    try {
      await (await open(file, 'r+')).close();
    } catch (error) {
      if (!isMissing(error)) throw error;
    }
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

export function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null;
  throw error;
}

/** The bytes that this user may still write on the disk of a folder; null when the system does not say it. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}

/** Replaces a file: after a power cut it has the old content or the new one. Its owner alone can read it. */
export async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(`${path}.new`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.new`, path);
  await flush(dirname(path));
}

/** Flushes a file, or the entries of a folder, to the disk (fsync). */
export async function flush(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}
