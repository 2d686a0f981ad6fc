import { chmod, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreError } from '../../platform.ts';
import { isFull } from '../settings/describe-failure.ts';
import { checkDatabaseFiles, checkFolder, nullIfMissing } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import { type LibsqlDatabase, openLibsql } from './libsql-database.ts';
import { isBusy, isUnopened } from './sqlite-errors.ts';

const ADVICE = 'Nothing was changed. Restore a backup: npm run restore -- FILE';

/** For commands, which must not create a database. */
export async function requireDatabase(dataDir: string): Promise<void> {
  const path = join(dataDir, 'wabu.db');
  if ((await sizeOf(path)) === null)
    throw new StartError(`There is no database at ${path}: is DATA_DIR right?`);
  await checkDatabaseFiles(path);
}

/** Opens the database of a data folder after checking its integrity and, if it has one, its objects folder. */
export async function openCheckedDatabase(
  dataDir: string,
  hasObjectsFolder = true,
): Promise<LibsqlDatabase> {
  const path = join(dataDir, 'wabu.db');
  await checkDatabaseFiles(path);
  if (hasObjectsFolder) await prepareObjects(path, join(dataDir, 'objects'));
  let database: LibsqlDatabase | null = null;
  try {
    database = await openLibsql(path);
    const rows = await database.query('PRAGMA quick_check(1)');
    const found = rows[0]?.quick_check;
    if (found !== 'ok') throw new Error(String(found));
    return database;
  } catch (error) {
    await database?.close();
    if (isFull(error)) throw error;
    throw new StartError(describeUnusable(path, error));
  }
}

function describeUnusable(path: string, error: unknown): string {
  const cause = error instanceof StoreError ? error.cause : error;
  const { message } = cause as Error;
  if (isBusy(cause)) return `Another program holds the database ${path}: close it first.`;
  if (isUnopened(cause)) return `The database ${path} cannot be opened (${message}).`;
  return `The database ${path} is damaged (${message}). ${ADVICE}`;
}

/**
 * Rejects a database without its objects folder and the reverse, which would look like lost data. Creates
 * the folder only when both are missing.
 */
async function prepareObjects(database: string, objects: string): Promise<void> {
  const hasDatabase = ((await sizeOf(database)) ?? 0) > 0;
  const files = await readdir(objects).catch(nullIfMissing);
  if (!hasDatabase && files !== null && files.length > 0)
    throw new StartError(
      `The database ${database} is missing or empty, and its files are still there. ${ADVICE}`,
    );
  if (hasDatabase && files === null)
    throw new StartError(
      `The folder ${objects} is missing, and its database is still there. ${ADVICE}`,
    );
  if (files === null) await mkdir(objects, { mode: 0o700 });
  else await closeToOthers(objects);
  await checkFolder(objects);
}

/** A folder that somebody copied or made has the mode of the umask. */
async function closeToOthers(folder: string): Promise<void> {
  const { mode, uid } = await stat(folder);
  if ((mode & 0o077) !== 0 && uid === process.geteuid?.()) await chmod(folder, 0o700);
}

const sizeOf = (path: string) => stat(path).then(({ size }) => size, nullIfMissing);
