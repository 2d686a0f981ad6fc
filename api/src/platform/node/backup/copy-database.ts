import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { LibsqlConnection } from '../database/libsql-connection.ts';
import { StartError } from '../settings/environment.ts';

/** Copies one committed state with `VACUUM INTO`; writers do not wait. */
export function copyDatabase(from: string, to: string): void {
  const connection = new LibsqlConnection(from, 5_000);
  try {
    connection.query('VACUUM INTO ?', [to]);
  } finally {
    connection.close();
  }
}

export function withWholeDatabase<T>(path: string, act: (connection: LibsqlConnection) => T): T {
  const connection = new LibsqlConnection(path);
  try {
    const [row] = connection.query('PRAGMA integrity_check(1)');
    if (row?.integrity_check !== 'ok')
      throw new StartError('The database of the backup is damaged.');
    return act(connection);
  } finally {
    connection.close();
  }
}

export function reportMissingObjects(connection: LibsqlConnection, held: Set<string>): void {
  const rows = connection.query('SELECT blob FROM objects');
  const missing = rows.filter((row) => !held.has(String(row.blob))).length;
  if (missing > 0)
    process.stderr.write(`${missing} files are named in the database and missing in the store.\n`);
}

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

export async function measure(path: string): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer);
    size += (chunk as Buffer).byteLength;
  }
  return { size, sha256: hash.digest('hex') };
}
