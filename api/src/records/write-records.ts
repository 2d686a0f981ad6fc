import type { Context } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import type { Condition, Platform, Statement } from '../platform/platform.ts';
import { writeAndInvalidate } from './lists/write-and-invalidate.ts';
import {
  contentOfKind,
  type RecordKind,
  refOf,
  type StoredRecord,
  type Writes,
} from './record-kind.ts';
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
 * record was changed since it was read, and `ConstraintError`; then nothing is written.
 */
export async function writeRecords<T extends StoredRecord>(
  c: Context<ApiEnv>,
  kind: RecordKind<T>,
  some: Partial<Writes<T>>,
  { requires = [], statements = [] }: Also = {},
): Promise<void> {
  const platform: Platform = c.get('platform');
  const writes = { added: [], returned: [], changed: [], removed: [], ...some };
  const { changed, removed } = writes;
  const present = [...removed, ...changed.map(({ before }) => before)];
  const author = authorOf(c);
  const isEmpty = Object.values(writes).every(({ length }) => length === 0);
  // D1 rejects a batch without statements.
  if (isEmpty && statements.length === 0) return;
  await writeAndInvalidate(platform, isEmpty ? [] : kind.lists(writes), {
    requires: [...(present.length === 0 ? [] : [haveVersions(kind.table, present)]), ...requires],
    statements: [...(await statementsOf(kind, writes, author)), ...statements],
  });
}

async function statementsOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  { added, returned, changed, removed }: Writes<T>,
  author: Author,
): Promise<Statement[]> {
  const present = changed.map(({ after }) => after);
  const updates = present.map(async (record) => ({
    id: record.id,
    version: record.version,
    ...(await (kind.saved ?? kind.columns)(record, author.at)),
  }));
  const changes: Change[] = changed.map(({ before, after, action }) => ({
    ...refOf(kind, after),
    action,
    before: contentOfKind(kind, before),
    after: contentOfKind(kind, after),
  }));
  return [
    ...(removed.length === 0 ? [] : removalsOf(kind, removed, author)),
    ...recordChanges(author, changes),
    ...updateRows(kind.table, await Promise.all(updates)),
    ...present.flatMap((record) => kind.parts?.(record) ?? []),
    ...(await additionsOf(kind, [...returned, ...added], author)),
    ...recordChanges(author, [
      ...returned.map((record) => ({ ...refOf(kind, record), action: 'undelete' as const })),
      ...added.map((record) => ({ ...refOf(kind, record), action: 'create' as const })),
    ]),
  ];
}

/** The rows of new records and their parts, without history. */
export async function additionsOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  records: readonly T[],
  { at }: Pick<Author, 'at'>,
): Promise<Statement[]> {
  const rows = records.map(async (record) => ({
    id: record.id,
    version: record.version,
    created_at: at,
    ...(await kind.columns(record, at)),
  }));
  return [
    ...insertRows(kind.table, await Promise.all(rows)),
    ...records.flatMap((record) => kind.parts?.(record) ?? []),
  ];
}

function removalsOf<T extends StoredRecord>(
  kind: RecordKind<T>,
  removed: readonly T[],
  author: Author,
): Statement[] {
  const { folder } = kind;
  const records = removed.map((record) => ({
    ...refOf(kind, record),
    place: kind.place?.(record),
    document: kind.trashed?.(record) ?? record,
    credentials: kind.credentials?.(record),
  }));
  const changes = removed.map((record) => ({
    ...refOf(kind, record),
    action: 'delete' as const,
    before: contentOfKind(kind, record),
  }));
  return [
    ...moveToTrash(author, records),
    ...(folder
      ? moveFoldersToTrash(removed.map((one) => ({ ...refOf(kind, one), folder: folder(one) })))
      : []),
    ...recordChanges(author, changes),
    ...removed.flatMap((record) => kind.leave?.(record) ?? []),
    deleteRows(
      kind.table,
      removed.map(({ id }) => id),
    ),
  ];
}
