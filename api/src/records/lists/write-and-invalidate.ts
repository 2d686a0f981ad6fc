import { statementsOf } from '../../platform/guarded-write.ts';
import type {
  Database,
  GuardedWrite,
  Platform,
  Statement,
  WriteResult,
} from '../../platform/platform.ts';
import {
  incrementRevision,
  type ListedEntity,
  type RowKey,
  readRevision,
} from '../store/list-repository.ts';

interface KnownRevision {
  revision: number;
  written: Map<number, readonly RowKey[]>;
}

/** A list that was not read for more writes is read again as a whole. */
const MAX_WRITES = 200;

const known = new WeakMap<Database, Map<ListedEntity, KnownRevision>>();

/** Notes a revision, and the rows that it wrote; one that is older than the noted one changes nothing. */
export function noteRevision(
  database: Database,
  entity: ListedEntity,
  revision: number,
  rows?: readonly RowKey[],
): number {
  const revisions = known.get(database) ?? new Map<ListedEntity, KnownRevision>();
  known.set(database, revisions);
  const noted = revisions.get(entity) ?? { revision, written: new Map() };
  revisions.set(entity, noted);
  noted.revision = Math.max(revision, noted.revision);
  if (rows !== undefined) noted.written.set(revision, rows);
  noted.written.delete(revision - MAX_WRITES);
  return noted.revision;
}

/** The revision of an entity's lists: from memory where no other process writes. */
export async function currentRevision(
  { database }: Pick<Platform, 'database'>,
  entity: ListedEntity,
): Promise<number> {
  const noted = notedRevision(database, entity);
  return noted ?? noteRevision(database, entity, await readRevision(database, entity));
}

/** The revision in memory; undefined where none is, or where another process may write. */
export function notedRevision(database: Database, entity: ListedEntity): number | undefined {
  return database.exclusive ? known.get(database)?.get(entity)?.revision : undefined;
}

/** The keys of all rows that were written between two revisions; null if this process does not know them. */
export function rowsBetween(
  database: Database,
  entity: ListedEntity,
  before: number,
  revision: number,
): RowKey[] | null {
  const rows: RowKey[] = [];
  for (let each = before + 1; each <= revision; each += 1) {
    const written = known.get(database)?.get(entity)?.written.get(each);
    if (written === undefined) return null;
    rows.push(...written);
  }
  return rows;
}

/** A list that a write changes, with the keys of the written rows; without keys, any row may change. */
export type ListChange = ListedEntity | { entity: ListedEntity; rows: readonly RowKey[] };

/**
 * Writes rows that lists show, and increments the revisions in the same transaction. A cached list reads the
 * chunks with the named rows again at its next request; without row keys, the whole list.
 */
export async function writeAndInvalidate(
  { database }: Platform,
  lists: readonly ListChange[],
  write: Statement[] | GuardedWrite,
): Promise<WriteResult[]> {
  const statements = statementsOf(write);
  const changes = lists.map((list) =>
    typeof list === 'string' ? { entity: list, rows: undefined } : list,
  );
  const increments = changes.map(({ entity }) => incrementRevision(entity));
  const all = [...statements, ...increments];
  const results = await database.write(
    'requires' in write ? { requires: write.requires, statements: all } : all,
  );
  for (const [at, { entity, rows }] of changes.entries()) {
    const revision = Number(results[statements.length + at]?.rows[0]?.revision);
    noteRevision(database, entity, revision, rows);
  }
  return results;
}
