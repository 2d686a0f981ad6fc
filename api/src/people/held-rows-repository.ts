import type { PersonKey } from '@wabu/shared/entities/privacy/person';
import type { Database, Row, Statement } from '../platform/platform.ts';
import { type Window, windowsOf } from '../records/history/windows-repository.ts';
import type { Kinds } from '../records/pipeline/app-records.ts';
import { type PersonRows, personalDataOf } from './personal-data-repository.ts';
import { bind, type Scope } from './scope-repository.ts';

/** Rows of a table that are held of persons. */
export type HeldRows = PersonRows & { table: string };

/** True for the history, which is read and written in windows, so that requests do not wait. */
export const isHistory = ({ table }: HeldRows) => table === 'changes';

/** The rows that are held of a person of a kind. */
export const heldRowsOf = (kinds: Kinds, kind: PersonKey['kind']): HeldRows[] =>
  Object.entries(personalDataOf(kinds)).flatMap(([table, { rows }]) =>
    rows
      .filter(({ of }) => of.includes(kind) || (of.includes('record') && kind !== 'comment'))
      .map((row) => ({ ...row, table })),
  );

const whole: Window = { after: -1, until: Number.MAX_SAFE_INTEGER };

const windowsOfRows = (database: Database, rows: HeldRows) =>
  isHistory(rows) ? windowsOf(database) : [whole];

const inWindow = 'rowid > :first AND rowid <= :last';

async function select(
  database: Database,
  { table, where }: HeldRows,
  columns: string,
  scope: Scope,
  { after, until }: Window,
): Promise<Row[]> {
  const { sql, args } = bind(
    `SELECT ${columns} FROM ${table} WHERE (${where}) AND ${inWindow} ORDER BY rowid LIMIT ${BATCH_SIZE}`,
    { ...scope, table, first: after, last: until },
  );
  return database.query(sql, args);
}

const BATCH_SIZE = 100;

export async function countRows(database: Database, rows: HeldRows, scope: Scope): Promise<number> {
  let count = 0;
  for await (const window of windowsOfRows(database, rows)) {
    const [found] = await select(database, rows, 'count(*) AS n', scope, window);
    count += Number(found?.n);
  }
  return count;
}

/** The rows as an export has them, in batches. */
export async function* readRows(
  database: Database,
  rows: HeldRows,
  scope: Scope,
): AsyncGenerator<Row[]> {
  for await (let { after, until } of windowsOfRows(database, rows))
    for (let read = BATCH_SIZE; read === BATCH_SIZE; ) {
      const found = await select(database, rows, `rowid AS k, ${rows.exports}`, scope, {
        after,
        until,
      });
      read = found.length;
      after = Number(found.at(-1)?.k);
      if (read > 0) yield found.map(({ k: _, ...row }) => row);
    }
}

/** Erases rows; those of the history in a window. */
export function eraseRows(
  { table, where, set }: HeldRows,
  scope: Scope,
  { after, until } = whole,
): Statement {
  const verb = set === undefined ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${set}`;
  return bind(`${verb} WHERE (${where}) AND ${inWindow}`, { ...scope, first: after, last: until });
}
