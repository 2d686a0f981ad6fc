import type { Platform, Statement, WriteResult } from '../platform/platform.ts';
import { incrementRevision, type ListedEntity, type RowKey } from '../store/list-repository.ts';
import { noteRevision } from './known-revisions.ts';

/** A list that a write changes, with the keys of the written rows; without keys, any row may change. */
export type ListChange = ListedEntity | { entity: ListedEntity; rows: readonly RowKey[] };

/**
 * Writes rows that lists show, and increments the revisions in the same transaction. A cached list reads the
 * chunks with the named rows again at its next request; without row keys, the whole list.
 */
export async function writeAndInvalidate(
  { database }: Platform,
  lists: readonly ListChange[],
  statements: Statement[],
): Promise<WriteResult[]> {
  const changes = lists.map((list) =>
    typeof list === 'string' ? { entity: list, rows: undefined } : list,
  );
  const increments = changes.map(({ entity }) => incrementRevision(entity));
  const results = await database.write([...statements, ...increments]);
  for (const [at, { entity, rows }] of changes.entries()) {
    const revision = Number(results[statements.length + at]?.rows[0]?.revision);
    noteRevision(database, entity, revision, rows);
  }
  return results;
}
