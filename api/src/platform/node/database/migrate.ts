import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../settings/environment.ts';
import type { LibsqlDatabase } from './libsql-database.ts';

const APPLIED =
  'CREATE TABLE IF NOT EXISTS migrations (name TEXT PRIMARY KEY, applied_at INTEGER NOT NULL) STRICT';

/** The first migration of the program before its first release. */
const UNRELEASED = '0001-first-tables.sql';
const UNRELEASED_DATA =
  'An unreleased version of this program wrote the data in DATA_DIR, and neither this version nor its restore reads it: start with another DATA_DIR, and take the suppliers over as CSV, exported with the old version and imported with this one.';

/**
 * Runs the migrations that are not applied yet. Each file and its record are one transaction, so that an
 * interrupted start continues at the next one.
 */
export async function migrate(database: LibsqlDatabase, folder: string): Promise<string[]> {
  await database.run(APPLIED);
  const rows = await database.query('SELECT name FROM migrations');
  const applied = new Set(rows.map((row) => row.name));
  if (applied.has(UNRELEASED)) throw new StartError(UNRELEASED_DATA);
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

/** Splits at semicolons at line ends; a trigger must be on one line. */
export function splitStatements(sql: string): string[] {
  return sql
    .replace(/^[ \t]*--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
