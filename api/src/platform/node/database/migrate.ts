import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../settings/environment.ts';
import type { LibsqlDatabase } from './libsql-database.ts';

const APPLIED =
  'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT';

/**
 * Brings the tables to the newest shape. Each file and its mark are one transaction: a start that is cut
 * short leaves nothing half done, and the next one goes on from there.
 */
export async function migrate(database: LibsqlDatabase, folder: string): Promise<string[]> {
  await database.run(APPLIED);
  const rows = await database.query('SELECT name FROM migrations');
  const applied = new Set(rows.map((row) => row.name));
  const files = (await readdir(folder)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort();
  const newer = [...applied].filter((name) => !files.includes(String(name)));
  if (newer.length > 0)
    throw new StartError(
      `The data was written by a newer version of this program (${newer.join(', ')}): start that version.`,
    );
  const pending = files.filter((name) => !applied.has(name));
  for (const name of pending) {
    const statements = splitStatements(await readFile(join(folder, name), 'utf8'));
    await database.write([
      ...statements.map((sql) => ({ sql })),
      { sql: 'INSERT INTO migrations (name, applied_at) VALUES (?, ?)', args: [name, Date.now()] },
    ]);
  }
  return pending;
}

/** Statements end with a semicolon at the end of a line; a trigger stands on one line. */
export function splitStatements(sql: string): string[] {
  return sql
    .replace(/^\s*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
