import type { Context } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import {
  type Condition,
  ConstraintError,
  OvertakenError,
  type Statement,
} from '../../platform/platform.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { authorOf } from '../store/author.ts';
import { type Author, type Change, recordChanges } from '../store/change-repository.ts';
import { moveToTrash } from '../store/trash-repository.ts';
import { moveFilesToTrash } from '../store/trashed-files-repository.ts';
import {
  type Along,
  type RecordKind,
  refOf,
  type StoredRecord,
  type Writes,
} from './define-record.ts';

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
        ...(present.length === 0 ? [] : [kind.store.areUnchanged(present)]),
        ...(along.requires ?? []),
        ...requires,
      ],
      statements: [...(await statementsOf(kind, writes, authorOf(c), along)), ...statements],
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
  { before = [], after = [] }: Along,
): Promise<Statement[]> {
  return [
    ...trashOf(kind, removed, author),
    ...recordChanges(author, [
      ...removed.map((record) => changeOf(kind, 'delete', { before: record })),
      ...changed.map(({ action, ...states }) => changeOf(kind, action, states)),
      ...returned.map((record) => changeOf(kind, 'undelete', { after: record })),
      ...added.map((record) => changeOf(kind, 'create', { after: record })),
    ]),
    ...before,
    ...(removed.length === 0 ? [] : kind.store.remove(removed)),
    ...(await kind.store.update(changed, author.at)),
    ...(await kind.store.insert([...returned, ...added], author.at)),
    ...after,
  ];
}

/** The entries of deleted records in the trash, with their files. */
function trashOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  removed: readonly T[],
  author: Author,
): Statement[] {
  const { folder } = kind;
  const entries = removed.map((record) => ({ ...refOf(kind, record), ...kind.trashed(record) }));
  return [
    ...moveToTrash(author, entries),
    ...(folder
      ? moveFilesToTrash(removed.map((one) => ({ ...refOf(kind, one), folder: folder(one) })))
      : []),
  ];
}

function changeOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  action: Change['action'],
  { before, after }: { before?: T; after?: T },
): Change {
  return {
    ...refOf(kind, (after ?? before) as T),
    action,
    ...(before && { before: kind.content(before) }),
    ...(after && { after: kind.content(after) }),
  };
}
