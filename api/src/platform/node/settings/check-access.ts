import { mkdtemp, open, rmdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing } from './missing-file.ts';

/** Fails as the file system does when nothing can be made in a folder. */
export async function checkFolder(path: string): Promise<void> {
  const probe = await mkdtemp(join(path, '.probe-')).catch((error) => {
    throw Object.assign(error, { path });
  });
  await rmdir(probe);
}

/**
 * SQLite opens what it may not write for reading, and of what it may not read it says neither which file nor
 * why. So this is asked first, and never of a database that this process has open: to close a second
 * descriptor of a file ends the locks of the first.
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
