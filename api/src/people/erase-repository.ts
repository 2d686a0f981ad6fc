import { ERASED_USER, type PersonKey } from '@wabu/shared/entities/privacy/person';
import { deleteAllFactors } from '../accounts/second-factor/factor-repository.ts';
import type { Condition, Database, Statement } from '../platform/platform.ts';
import type { Window } from '../records/history/windows-repository.ts';
import { deleteContents } from '../records/store/change-repository.ts';
import { isFileOf, isMentionOf, isStoredFileOf, isTemplateOf } from './conditions-repository.ts';
import { authorColumns, isOfHistory } from './held-rows-repository.ts';
import { commentKeyOf } from './person-repository.ts';
import type { UserScope } from './record-scope-repository.ts';
import type { SupplierScope } from './supplier-scope-repository.ts';

export async function readCompleted(database: Database): Promise<Set<string>> {
  const rows = await database.query('SELECT kind, record_id FROM erasures');
  return new Set(rows.map(({ kind, record_id }) => `${kind}:${record_id}`));
}

export function insertCompleted({ kind, id }: PersonKey, now: number): Statement {
  return {
    sql: 'INSERT OR IGNORE INTO erasures (kind, record_id, erased_at) VALUES (?, ?, ?)',
    args: [kind, id, now],
  };
}

const inList = 'IN (SELECT value FROM json_each(?))';

/**
 * Erases what the rows of a person lead to in a window of the history: entries of its microsites and files,
 * mentions in others, and the author of entries. Before these rows: an erasure that is repeated needs them.
 */
export function eraseLinked(scope: SupplierScope | UserScope, window: Window): Statement[] {
  const files = deleteContents(inWindow(isFileOf(scope), window), ", record_id = ''");
  if (scope.kind === 'user')
    return [
      files,
      ...authorColumns
        .filter(isOfHistory)
        .map((column) => eraseAuthor(scope, column, ' AND id > ? AND id <= ?', window)),
    ];
  const ids = JSON.stringify(scope.frontendIds);
  const ofFrontends = { condition: `entity = 'frontend' AND record_id ${inList}`, args: [ids] };
  return [
    files,
    deleteContents(inWindow(isMentionOf(scope), window)),
    deleteContents(inWindow(isTemplateOf(scope), window)),
    deleteContents(inWindow(ofFrontends, window)),
  ];
}

/** Erases a window of the record's own entries: the last ones say the name until all others are erased. */
export const eraseOwn = ({ kind, id }: SupplierScope | UserScope, window: Window): Statement =>
  deleteContents(inWindow({ condition: 'entity = ? AND record_id = ?', args: [kind, id] }, window));

const inWindow = ({ condition, args }: Condition, { after, until }: Window): Condition => ({
  condition: `id > ? AND id <= ? AND (${condition})`,
  args: [after, until, ...args],
});

/** Deletes a supplier with its microsites, their snapshots, previews and comments, its files and trash, and the section templates that name it. */
export function eraseSupplier(scope: SupplierScope): Statement[] {
  const { id, frontendIds, templateIds } = scope;
  const ids = JSON.stringify(frontendIds);
  return [
    ...eraseFiles(scope),
    {
      sql: `DELETE FROM section_templates WHERE id ${inList}`,
      args: [JSON.stringify(templateIds)],
    },
    { sql: `DELETE FROM microsite_addresses WHERE frontend_id ${inList}`, args: [ids] },
    { sql: `DELETE FROM microsites WHERE frontend_id ${inList}`, args: [ids] },
    { sql: `DELETE FROM section_texts WHERE frontend_id ${inList}`, args: [ids] },
    // Takes the snapshots, search documents, previews, comments and own hosts along.
    { sql: `DELETE FROM frontends WHERE id ${inList} AND supplier_id = ?`, args: [ids, id] },
    { sql: 'DELETE FROM suppliers WHERE id = ?', args: [id] },
  ];
}

/** Deletes a user with sessions, pictures and trash, and takes the name out of everything but the history. */
export function eraseUser(scope: UserScope): Statement[] {
  const { id, names } = scope;
  return [
    ...eraseFiles(scope),
    ...deleteAllFactors(id),
    { sql: 'DELETE FROM sessions WHERE user_id = ?', args: [id] },
    { sql: 'DELETE FROM users WHERE id = ?', args: [id] },
    // The origins of the texts of a deleted frontend.
    ...names.map((name) => ({
      sql: `UPDATE trash SET document = replace(document, ?1, ?2)
            WHERE entity = 'frontend' AND instr(document, ?1)`,
      args: [authorIs(name), authorIs(ERASED_USER)],
    })),
    ...authorColumns
      .filter((column) => !isOfHistory(column))
      .map((column) => eraseAuthor(scope, column)),
  ];
}

const eraseAuthor = (
  { names, since, until }: UserScope,
  { table, author, time }: (typeof authorColumns)[number],
  also = '',
  window?: Window,
): Statement => ({
  sql: `UPDATE ${table} SET ${author} = ? WHERE ${author} ${inList} AND ${time} BETWEEN ? AND ?${also}`,
  args: [
    ERASED_USER,
    JSON.stringify(names),
    since,
    until,
    ...(window ? [window.after, window.until] : []),
  ],
});

function eraseFiles(scope: SupplierScope | UserScope): Statement[] {
  const { condition, args } = isStoredFileOf(scope);
  return [
    { sql: `DELETE FROM objects WHERE ${condition}`, args },
    { sql: `DELETE FROM trash WHERE id ${inList}`, args: [JSON.stringify(scope.trashIds)] },
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

export function eraseReplies(pieces: string[], userId: string): Statement {
  return {
    sql: `DELETE FROM replies WHERE instr(key, ?) = 1
            OR EXISTS (SELECT 1 FROM json_each(?) WHERE instr(body, value))`,
    args: [`${userId} `, JSON.stringify(pieces)],
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

export const unmark = (blob: string): Statement => ({
  sql: 'DELETE FROM orphans WHERE blob = ? AND seen_at = 0',
  args: [blob],
});
