import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './environment.ts';
import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';

const ADVICE = 'Nothing was changed. Restore a backup: npm run restore -- FILE';

/** For commands, which must not make a new database where there is none. */
export async function requireDatabase(dataDir: string): Promise<void> {
  const path = join(dataDir, 'wabu.db');
  if ((await stat(path).catch(() => null)) === null)
    throw new StartError(`There is no database at ${path}: is DATA_DIR right?`);
}

/** The database of a data folder, once it is known to be whole. */
export async function openWholeDatabase(dataDir: string): Promise<LibsqlDatabase> {
  const path = join(dataDir, 'wabu.db');
  await requireDatabaseBesideObjects(path, join(dataDir, 'objects'));
  let database: LibsqlDatabase | null = null;
  try {
    database = await openLibsql(path);
    const rows = await database.query('PRAGMA quick_check(1)');
    const found = rows[0]?.quick_check;
    if (found !== 'ok') throw new Error(String(found));
    return database;
  } catch (error) {
    await database?.close();
    throw new StartError(
      `The database ${path} is damaged (${(error as Error).message}). ${ADVICE}`,
    );
  }
}

/** An empty database beside stored files would open as an empty site and hide the loss. */
async function requireDatabaseBesideObjects(database: string, objects: string): Promise<void> {
  const size = await stat(database).then(
    (found) => found.size,
    () => 0,
  );
  const isFilled = (await readdir(objects)).length > 0;
  if (size === 0 && isFilled)
    throw new StartError(
      `The database ${database} is missing or empty, and its files are still there. ${ADVICE}`,
    );
}
