import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFull } from '../settings/describe-failure.ts';
import { checkDatabaseFiles } from '../settings/disk.ts';
import { StartError } from '../settings/environment.ts';
import { LibsqlConnection } from './libsql-connection.ts';
import { isBusy } from './sqlite-errors.ts';

/** Another process, most likely the server, uses the data folder. */
export class DataInUse extends StartError {}

/**
 * Allows one server per data folder. The lock is an open write transaction on a small SQLite file, which
 * the operating system releases when the process ends. `server.json` only names the process.
 */
export async function lockData(dataDir: string): Promise<{ release: () => void }> {
  const note = join(dataDir, 'server.json');
  const connection = await lockFile(join(dataDir, 'lock.db'));
  if (connection === null)
    throw new DataInUse(
      `${dataDir} is in use by another Wabu (${await holder(note)}): stop it first, or choose another DATA_DIR.`,
    );
  const release = () => {
    connection.script('ROLLBACK');
    connection.close();
  };
  try {
    const holding = { pid: process.pid, since: new Date().toISOString() };
    await writeFile(note, `${JSON.stringify(holding)}\n`, { mode: 0o600 });
    await chmod(note, 0o600);
  } catch (error) {
    release();
    throw error;
  }
  return { release };
}

/** An open write transaction on a file; null when another process has one. */
export async function lockFile(path: string): Promise<LibsqlConnection | null> {
  await checkDatabaseFiles(path);
  let connection: LibsqlConnection | null = null;
  try {
    connection = new LibsqlConnection(path);
    connection.script('BEGIN IMMEDIATE');
    return connection;
  } catch (error) {
    connection?.close();
    if (isBusy(error)) return null;
    if (isFull(error)) throw error;
    throw new StartError(
      `${path} cannot be used (${(error as Error).message}): delete it while no Wabu is running.`,
    );
  }
}

async function holder(note: string): Promise<string> {
  try {
    const { pid } = JSON.parse(await readFile(note, 'utf8')) as { pid: number };
    return `process ${pid}`;
  } catch {
    return 'process unknown';
  }
}
