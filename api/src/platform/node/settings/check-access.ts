import { mkdtemp, open, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './missing-file.ts';

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
