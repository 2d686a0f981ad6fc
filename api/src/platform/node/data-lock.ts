import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from './environment.ts';
import { LibsqlConnection } from './libsql-connection.ts';

/**
 * One server per data folder. The lock is one that the operating system takes back when the process ends,
 * however it ends: an open write transaction on a small file. `server.json` only says who holds it.
 */
export async function lockData(dataDir: string): Promise<{ release: () => void }> {
  const connection = new LibsqlConnection(join(dataDir, 'lock.db'));
  const note = join(dataDir, 'server.json');
  try {
    connection.script('BEGIN IMMEDIATE');
  } catch {
    connection.close();
    throw new StartError(
      `${dataDir} is in use by another Wabu (${await holder(note)}): stop it first, or choose another DATA_DIR.`,
    );
  }
  await writeFile(
    note,
    `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`,
  );
  return {
    release: () => {
      connection.script('ROLLBACK');
      connection.close();
    },
  };
}

async function holder(note: string): Promise<string> {
  try {
    const { pid } = JSON.parse(await readFile(note, 'utf8')) as { pid: number };
    return `process ${pid}`;
  } catch {
    return 'process unknown';
  }
}
