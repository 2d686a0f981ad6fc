import type { Database, Row } from '../../platform/platform.ts';
import type { Trigger } from '../../records/store/transfer-state-repository.ts';

export interface MovedTable {
  name: string;
  columns: string[];
  /** The columns of the primary key, in its order. */
  key: string[];
}

/**
 * Tables that stay: what belongs to one installation, and what ends with it (sessions, and what depends on them). The
 * indexes of searches are built by the rows that they are of.
 */
const STAY = new Set([
  'attempts',
  'challenges',
  'd1_migrations',
  'installation',
  'last_runs',
  'migrations',
  'orphans',
  'presence',
  'sessions',
  'transfer',
]);
const isInternal = (name: string) =>
  /^(?:sqlite_|_cf_|search_index|search_vocabulary|request_index)/.test(name);

/** The tables that are moved, each behind those that its rows refer to. */
export async function readTables(database: Database): Promise<MovedTable[]> {
  const rows = await database.query(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%' ORDER BY name",
  );
  const names = rows
    .map(({ name }) => String(name))
    .filter((name) => !STAY.has(name) && !isInternal(name));
  const found = await database.queryAll(
    names.flatMap((name) => [
      { sql: `PRAGMA table_info(${name})` },
      { sql: `PRAGMA foreign_key_list(${name})` },
    ]),
  );
  const parents = new Map<string, string[]>();
  const tables = names.map((name, index) => {
    const own = (found[2 * index + 1] ?? []).map(({ table }) => String(table));
    parents.set(name, own);
    return toTable(name, found[2 * index] ?? []);
  });
  return inOrder(tables, parents);
}

function toTable(name: string, info: Row[]): MovedTable {
  const unknown = info.find(({ type }) => type !== 'TEXT' && type !== 'INTEGER');
  if (unknown !== undefined)
    throw new Error(`${name}.${unknown.name} has a type that is not moved`);
  const key = info.filter(({ pk }) => Number(pk) > 0).sort((a, b) => Number(a.pk) - Number(b.pk));
  if (key.length === 0) throw new Error(`${name} has no primary key`);
  return {
    name,
    columns: info.map((column) => String(column.name)),
    key: key.map((column) => String(column.name)),
  };
}

function inOrder(tables: MovedTable[], parents: Map<string, string[]>): MovedTable[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const ordered = new Set<MovedTable>();
  const add = (table: MovedTable) => {
    for (const parent of parents.get(table.name) ?? []) {
      const found = byName.get(parent);
      if (found !== undefined && found !== table) add(found);
    }
    ordered.add(table);
  };
  tables.forEach(add);
  return [...ordered];
}

export async function readTriggers(database: Database): Promise<Trigger[]> {
  const rows = await database.query(
    "SELECT name, sql FROM sqlite_schema WHERE type = 'trigger' ORDER BY name",
  );
  return rows.map(({ name, sql }) => ({ name: String(name), sql: String(sql) }));
}

/** The highest number that each counting table ever gave. */
export async function readSequences(database: Database): Promise<Record<string, number>> {
  const rows = await database.query('SELECT name, seq FROM sqlite_sequence');
  return Object.fromEntries(rows.map(({ name, seq }) => [String(name), Number(seq)]));
}
