import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@libsql/client/sqlite3';
import { StartError } from './environment.ts';

/**
 * One server per data folder. The lock is one that the operating system takes back when the process ends,
 * however it ends: an open write transaction on a small file. `server.json` only says who holds it.
 */
export async function lockData(dataDir: string): Promise<{ release: () => Promise<void> }> {
  const client = createClient({
    url: `file:${join(dataDir, 'lock.db')}`,
    concurrency: 1,
    timeout: 0,
  });
  const note = join(dataDir, 'server.json');
  const transaction = await client.transaction('write').catch(async () => {
    client.close();
    throw new StartError(
      `${dataDir} is in use by another Wabu (${await holder(note)}): stop it first, or choose another DATA_DIR.`,
    );
  });
  await writeFile(
    note,
    `${JSON.stringify({ pid: process.pid, since: new Date().toISOString() })}\n`,
  );
  return {
    release: async () => {
      await transaction.rollback();
      client.close();
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
