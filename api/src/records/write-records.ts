import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import {
  type Condition,
  ConstraintError,
  OvertakenError,
  type Statement,
} from '../platform/platform.ts';
import { type RecordKind, refOf, type StoredRecord, type Writes } from './define-record.ts';
import { writeAndInvalidate } from './lists/write-and-invalidate.ts';
import { authorOf } from './store/author.ts';
import { type Author, type Change, recordChanges } from './store/change-repository.ts';
import { deleteRows, haveVersions, insertRows, updateRows } from './store/row-repository.ts';
import { moveToTrash } from './store/trash-repository.ts';
import { moveFoldersToTrash } from './store/trashed-files-repository.ts';

/** What else the same write contains. */
export interface Also {
  requires?: Condition[];
  statements?: Statement[];
}

/**
 * Writes rows, history, trash and files of records of one kind in one transaction. Throws `OvertakenError` when a
 * record was changed since it was read, or another one stands in the way, and the problems of `constraints`; then
 * nothing is written.
 */
export async function writeRecords<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  some: Partial<Writes<T>>,
  { requires = [], statements = [] }: Also = {},
): Promise<void> {
  const writes = { added: [], returned: [], changed: [], removed: [], ...some };
  const { changed, removed } = writes;
  const present = [...removed, ...changed.map(({ before }) => before)];
  const isEmpty = Object.values(writes).every(({ length }) => length === 0);
  // D1 rejects a batch without statements.
  if (isEmpty && statements.length === 0) return;
  const along = isEmpty ? {} : await kind.along(c, writes);
  let isWritten = false;
  try {
    await writeAndInvalidate(c.get('platform'), isEmpty ? [] : kind.lists(writes), {
      requires: [
        ...(present.length === 0 ? [] : [haveVersions(kind.table, present)]),
        ...(along.requires ?? []),
        ...requires,
      ],
      statements: [
        ...(await statementsOf(kind, writes, authorOf(c), along.before ?? [])),
        ...(along.after ?? []),
        ...statements,
      ],
    });
    isWritten = true;
  } catch (error) {
    if (!(error instanceof ConstraintError) || error.constraint === 'replies.key') throw error;
    // The next reading finds what has the key, or names the record, by now.
    const problem = writes.returned.length === 0 && kind.constraints[error.constraint]?.();
    throw problem || new OvertakenError();
  } finally {
    await along.settled?.(isWritten);
  }
}

async function statementsOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  { added, returned, changed, removed }: Writes<T>,
  author: Author,
  before: readonly Statement[],
): Promise<Statement[]> {
  const updates = changed.map(async ({ after }) => ({
    id: after.id,
    version: after.version,
    ...(await kind.saved(after, author.at)),
  }));
  const changes: Change[] = changed.map((one) => ({
    ...refOf(kind, one.after),
    action: one.action,
    before: kind.content(one.before),
    after: kind.content(one.after),
  }));
  return [
    ...(removed.length === 0 ? [] : removalsOf(kind, removed, author, before)),
    ...recordChanges(author, changes),
    ...updateRows(kind.table, await Promise.all(updates)),
    ...(await additionsOf(kind, [...returned, ...added], author)),
    ...recordChanges(author, [
      ...returned.map((record) => ({ ...refOf(kind, record), action: 'undelete' as const })),
      ...added.map((record) => ({ ...refOf(kind, record), action: 'create' as const })),
    ]),
  ];
}

/** The rows of new records, without history. */
export async function additionsOf<T extends StoredRecord>(
  kind: Pick<RecordKind<T>, 'table' | 'columns'>,
  records: readonly T[],
  { at }: Pick<Author, 'at'>,
): Promise<Statement[]> {
  const rows = records.map(async (record) => ({
    id: record.id,
    version: record.version,
    created_at: at,
    ...(await kind.columns(record, at)),
  }));
  return insertRows(kind.table, await Promise.all(rows));
}

function removalsOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  removed: readonly T[],
  author: Author,
  before: readonly Statement[],
): Statement[] {
  const { folder } = kind;
  const changes = removed.map((record) => ({
    ...refOf(kind, record),
    action: 'delete' as const,
    before: kind.content(record),
  }));
  return [
    ...moveToTrash(
      author,
      removed.map((record) => ({ ...refOf(kind, record), ...kind.trashed(record) })),
    ),
    ...(folder
      ? moveFoldersToTrash(removed.map((one) => ({ ...refOf(kind, one), folder: folder(one) })))
      : []),
    ...recordChanges(author, changes),
    ...before,
    deleteRows(
      kind.table,
      removed.map(({ id }) => id),
    ),
  ];
}
