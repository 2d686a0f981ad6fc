import { ERASED_USER, type PersonKey } from '@wabu/shared/entities/privacy/person';
import type { Database, ErasedEntries, Statement } from '../platform/platform.ts';
import { deleteContents } from '../store/contents-repository.ts';
import {
  authorColumns,
  filePathsOf,
  isFileOf,
  isMentionOf,
  isStoredFileOf,
  mentionsOf,
} from './held-rows-repository.ts';
import { commentKeyOf } from './person-repository.ts';
import type { CommentScope, SupplierScope, UserScope } from './scope-repository.ts';

const inList = 'IN (SELECT value FROM json_each(?))';

/** Deletes a supplier with its microsites, their snapshots, previews and comments, and its files and trash. */
export function eraseSupplier(scope: SupplierScope): Statement[] {
  const { id, frontendIds } = scope;
  const ids = JSON.stringify(frontendIds);
  return [
    ...eraseFiles(scope),
    { sql: `DELETE FROM microsite_addresses WHERE frontend_id ${inList}`, args: [ids] },
    { sql: `DELETE FROM microsites WHERE frontend_id ${inList}`, args: [ids] },
    { sql: `DELETE FROM section_texts WHERE frontend_id ${inList}`, args: [ids] },
    // Takes the snapshots, search documents, previews, comments and own hosts along.
    { sql: `DELETE FROM frontends WHERE id ${inList} AND supplier_id = ?`, args: [ids, id] },
    { sql: 'DELETE FROM suppliers WHERE id = ?', args: [id] },
    ...deleteContents({
      condition: `(entity = 'supplier' AND record_id = ?) OR (entity = 'frontend' AND record_id ${inList})`,
      args: [id, ids],
    }),
    ...deleteContents(isMentionOf(scope)),
  ];
}

/** Deletes a user with sessions, pictures and trash, and takes the name out of everything that the user wrote. */
export function eraseUser(scope: UserScope): Statement[] {
  const { id, names, since, until } = scope;
  return [
    ...eraseFiles(scope),
    { sql: 'DELETE FROM sessions WHERE user_id = ?', args: [id] },
    { sql: 'DELETE FROM users WHERE id = ?', args: [id] },
    ...deleteContents({ condition: `entity = 'user' AND record_id = ?`, args: [id] }),
    // The origins of the texts of a deleted frontend.
    ...names.map((name) => ({
      sql: `UPDATE trash SET document = replace(document, ?, ?) WHERE entity = 'frontend'`,
      args: [authorIs(name), authorIs(ERASED_USER)],
    })),
    ...authorColumns.map(({ table, author, time }) => ({
      sql: `UPDATE ${table} SET ${author} = ? WHERE ${author} ${inList} AND ${time} BETWEEN ? AND ?`,
      args: [ERASED_USER, JSON.stringify(names), since, until],
    })),
  ];
}

/** Deletes the files, the trash with its files, and what the history says of files. */
function eraseFiles(scope: SupplierScope | UserScope): Statement[] {
  const stored = isStoredFileOf(scope);
  const recorded = isFileOf(scope);
  return [
    { sql: `DELETE FROM objects WHERE ${stored.condition}`, args: stored.args },
    { sql: `DELETE FROM trash WHERE id ${inList}`, args: [JSON.stringify(scope.trashIds)] },
    ...deleteContents(recorded, ", record_id = ''"),
  ];
}

const authorIs = (name: string) => `"author":${JSON.stringify(name)}`;

export function eraseComment({ id }: PersonKey): Statement[] {
  const { previewId, answeredAt } = commentKeyOf(id);
  return [
    {
      sql: `DELETE FROM preview_answers WHERE kind = 'comment' AND preview_id = ? AND answered_at = ?`,
      args: [previewId, answeredAt],
    },
  ];
}

/** The entries of a person in the history, for stores of their documents. */
export async function readErasedEntries(
  database: Database,
  scope: SupplierScope | UserScope | CommentScope,
): Promise<ErasedEntries> {
  const none = { records: [], files: { paths: [], since: 0, until: 0 }, entries: [], author: null };
  if (scope.kind === 'comment') return none;
  const { kind, id, names, since, until } = scope;
  const files = filePathsOf(scope);
  if (kind === 'user') {
    const author = { names, since, until, replacement: ERASED_USER };
    return { ...none, records: [{ entity: 'user', ids: [id] }], files, author };
  }
  const { sql, args } = mentionsOf(scope);
  const mentions = await database.query(`SELECT request_id, record_id FROM (${sql})`, args);
  return {
    ...none,
    records: [
      { entity: 'supplier', ids: [id] },
      { entity: 'frontend', ids: scope.frontendIds },
    ],
    files,
    entries: mentions.map((row) => ({
      requestId: String(row.request_id),
      recordId: String(row.record_id),
    })),
  };
}

/** Deletes the stored replies that hold one of the values, and those of a user. */
export function eraseReplies(values: string[], userId: string): Statement {
  return {
    sql: `DELETE FROM replies WHERE instr(key, ?) = 1
            OR EXISTS (SELECT 1 FROM json_each(?) WHERE instr(body, value))`,
    args: [`${userId} `, JSON.stringify(values.map((value) => JSON.stringify(value)))],
  };
}

/** The objects of a person's files, snapshots and previews. */
export async function readBlobs(
  database: Database,
  scope: SupplierScope | UserScope,
): Promise<string[]> {
  const { condition, args } = isStoredFileOf(scope);
  const ids = JSON.stringify(scope.frontendIds);
  const rows = await database.query(
    `SELECT blob FROM objects WHERE ${condition}
     UNION SELECT blob FROM microsite_pictures WHERE frontend_id ${inList}
     UNION SELECT value ->> 'blob' FROM previews, json_each(previews.pictures) WHERE frontend_id ${inList}`,
    [...args, ids, ids],
  );
  return rows.map(({ blob }) => String(blob));
}

/** Marks objects for deletion, if nothing refers to theirs any more: `of` names the object of a variant. */
export function markForDeletion(objects: { name: string; of: string }[]): Statement {
  return {
    sql: `INSERT OR REPLACE INTO orphans (blob, seen_at) SELECT value ->> 'name', 0 FROM json_each(?)
          WHERE value ->> 'of' NOT IN (SELECT blob FROM objects)
            AND value ->> 'of' NOT IN (SELECT blob FROM microsite_pictures)`,
    args: [JSON.stringify(objects)],
  };
}

export async function readMarked(database: Database): Promise<string[]> {
  const rows = await database.query('SELECT blob FROM orphans WHERE seen_at = 0');
  return rows.map(({ blob }) => String(blob));
}

export const forgetMarked = (blob: string): Statement => ({
  sql: 'DELETE FROM orphans WHERE blob = ? AND seen_at = 0',
  args: [blob],
});
