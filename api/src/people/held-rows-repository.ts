import type { HeldPart, PersonKey } from '@wabu/shared/entities/privacy/person';
import type { Condition, Database, Row, Statement } from '../platform/platform.ts';
import { type Window, windowsOf } from '../records/history/windows-repository.ts';
import { fieldColumns } from '../suppliers/supplier-repository.ts';
import {
  inList,
  isFileOf,
  isMentionOf,
  isStoredFileOf,
  isTemplateOf,
} from './conditions-repository.ts';
import { commentKeyOf } from './person-repository.ts';
import type { UserScope } from './record-scope-repository.ts';
import type { SupplierScope } from './supplier-scope-repository.ts';

/** Selects rows, each with its number as `k`. Those of the history are read in windows. */
export type HeldQuery = Statement & { isHistory?: true };

export type HeldRows = Partial<Record<HeldPart, HeldQuery[]>>;

export const windowsOfQuery = (database: Database, { isHistory }: HeldQuery) =>
  isHistory ? windowsOf(database) : [{ after: -1, until: Number.MAX_SAFE_INTEGER }];

const entryColumns =
  'id AS k, happened_at, actor, action, entity, record_id, label, difference, request_id';

export function heldRowsOfSupplier(scope: SupplierScope): HeldRows {
  const { id, frontendIds, templateIds } = scope;
  const ids = JSON.stringify(frontendIds);
  const snapshots = `FROM microsite_snapshots AS snapshots JOIN microsites
    ON microsites.frontend_id = snapshots.frontend_id WHERE snapshots.frontend_id ${inList}`;
  return {
    records: [
      {
        sql: `SELECT rowid AS k, ${fieldColumns.join(', ')}, created_at, updated_at
              FROM suppliers WHERE id = ?`,
        args: [id],
      },
    ],
    microsites: [
      {
        sql: `SELECT rowid AS k, url, logo, cover, slideshow, place, sections, alt_texts, created_at, updated_at,
                (SELECT host FROM own_hosts WHERE frontend_id = frontends.id) AS host
              FROM frontends WHERE supplier_id = ?`,
        args: [id],
      },
    ],
    published: [
      {
        sql: `SELECT snapshots.rowid AS k, url_key, state, snapshots.revision, document,
                first_published_at, published_at ${snapshots}`,
        args: [ids],
      },
    ],
    previews: [
      {
        sql: `SELECT rowid AS k, document, created_at, expires_at FROM previews WHERE frontend_id ${inList}`,
        args: [ids],
      },
    ],
    comments: [
      {
        sql: `SELECT preview_answers.id AS k, kind, text, answered_at FROM preview_answers
              JOIN previews ON previews.id = preview_id WHERE frontend_id ${inList}`,
        args: [ids],
      },
    ],
    templates: [
      {
        sql: `SELECT rowid AS k, name, section, created_at, updated_at FROM section_templates
              WHERE id ${inList}`,
        args: [JSON.stringify(templateIds)],
      },
    ],
    files: [filesOf(scope)],
    trash: [trashOf(scope)],
    history: [
      entriesThat({
        condition: `entity = 'supplier' AND record_id = ? AND label <> ''`,
        args: [id],
      }),
      entriesThat({
        condition: `entity = 'frontend' AND record_id ${inList} AND label <> ''`,
        args: [ids],
      }),
      entriesThat(isTemplateOf(scope)),
      entriesThat(isFileOf(scope)),
    ],
    mentions: [entriesThat(isMentionOf(scope))],
  };
}

const entriesThat = ({ condition, args }: Condition): HeldQuery => ({
  sql: `SELECT ${entryColumns} FROM changes WHERE ${condition}`,
  args,
  isHistory: true,
});

function filesOf(scope: SupplierScope | UserScope): Statement {
  const { condition, args } = isStoredFileOf(scope);
  return {
    sql: `SELECT rowid AS k, folder, name, type, size, created_at FROM objects WHERE ${condition}`,
    args,
  };
}

const trashOf = ({ trashIds }: SupplierScope | UserScope): Statement => ({
  sql: `SELECT id AS k, entity, label, place, document, deleted_at, purge_at FROM trash WHERE id ${inList}`,
  args: [JSON.stringify(trashIds)],
});

/** The columns with the name of a user as the author, each with its time. */
export const authorColumns = [
  { table: 'changes', author: 'actor', time: 'happened_at' },
  { table: 'section_texts', author: 'author', time: 'written_at' },
  { table: 'trash', author: 'deleted_by', time: 'deleted_at' },
  { table: 'objects', author: 'created_by', time: 'created_at' },
  { table: 'microsites', author: 'published_by', time: 'published_at' },
  { table: 'previews', author: 'created_by', time: 'created_at' },
  { table: 'own_hosts', author: 'enabled_by', time: 'enabled_at' },
  { table: 'module_builds', author: 'published_by', time: 'published_at' },
  { table: 'deploy_tokens', author: 'created_by', time: 'created_at' },
  { table: 'translation_settings', author: 'updated_by', time: 'updated_at' },
  { table: 'module_history', author: 'actor', time: 'happened_at' },
] as const;

/** True for a column of the history of records, whose entries are read and written in windows. */
export const isOfHistory = ({ table }: Pick<(typeof authorColumns)[number], 'table'>) =>
  table === 'changes';

export function heldRowsOfUser(scope: UserScope): HeldRows {
  const { id, names, since, until } = scope;
  return {
    records: [
      {
        sql: `SELECT rowid AS k, name, role, avatar, disabled, created_at, password_changed_at, last_sign_in_at
              FROM users WHERE id = ?`,
        args: [id],
      },
    ],
    files: [filesOf(scope)],
    sessions: [
      {
        sql: `SELECT rowid AS k, browser, system, network, issued_at * 1000 AS issued_at,
                expires_at * 1000 AS expires_at, seen_at * 1000 AS seen_at
              FROM sessions WHERE user_id = ?`,
        args: [id],
      },
      {
        sql: 'SELECT rowid AS k, created_at, expires_at FROM sign_in_links WHERE user_id = ?',
        args: [id],
      },
    ],
    browsers: [
      {
        sql: `SELECT rowid AS k, browser, system, network, created_at, used_at FROM known_devices
              WHERE user_id = ?`,
        args: [id],
      },
    ],
    factors: [
      {
        sql: `SELECT rowid AS k, 'passkey' AS factor, id, name, created_at, last_used_at FROM passkeys
              WHERE user_id = ?`,
        args: [id],
      },
      {
        sql: `SELECT rowid AS k, 'app' AS factor, confirmed_at FROM totp_factors WHERE user_id = ?`,
        args: [id],
      },
      {
        sql: `SELECT rowid AS k, 'recovery code' AS factor FROM recovery_codes WHERE user_id = ?`,
        args: [id],
      },
    ],
    trash: [trashOf(scope)],
    history: [
      entriesThat({ condition: `entity = 'user' AND record_id = ? AND label <> ''`, args: [id] }),
      entriesThat(isFileOf(scope)),
    ],
    // What others wrote about in these rows is theirs: the rows are named by table and time.
    mentions: authorColumns.map(({ table, author, time }) => ({
      sql: `SELECT rowid AS k, '${table}' AS written, ${time} AS at FROM ${table}
            WHERE ${author} ${inList} AND ${time} BETWEEN ? AND ?`,
      args: [JSON.stringify(names), since, until],
      ...(isOfHistory({ table }) && { isHistory: true as const }),
    })),
  };
}

export function heldRowsOfComment({ id }: PersonKey): HeldRows {
  const { previewId, answeredAt } = commentKeyOf(id);
  return {
    comments: [
      {
        sql: `SELECT id AS k, text, answered_at FROM preview_answers
              WHERE kind = 'comment' AND preview_id = ? AND answered_at = ?`,
        args: [previewId, answeredAt],
      },
    ],
  };
}

export async function countRows(database: Database, query: HeldQuery): Promise<number> {
  const { sql, args = [] } = query;
  let count = 0;
  for await (const { after, until } of windowsOfQuery(database, query)) {
    const [row] = await database.query(
      `SELECT count(*) AS n FROM (${sql}) WHERE k > ? AND k <= ?`,
      [...args, after, until],
    );
    count += Number(row?.n);
  }
  return count;
}

export function readRows(
  database: Database,
  { sql, args = [] }: HeldQuery,
  { after, until }: Window,
  limit: number,
): Promise<Row[]> {
  return database.query(`SELECT * FROM (${sql}) WHERE k > ? AND k <= ? ORDER BY k LIMIT ?`, [
    ...args,
    after,
    until,
    limit,
  ]);
}
