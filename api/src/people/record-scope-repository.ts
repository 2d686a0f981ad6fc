import { avatarFileName, DEFAULT_AVATAR, folders } from '@wabu/shared/entities/files';
import type { Database, Row } from '../platform/platform.ts';
import { windowsOf } from '../records/history/windows-repository.ts';
import { trashFolder } from '../records/store/trashed-files-repository.ts';
import { commentKeyOf } from './person-repository.ts';

export interface UserScope extends RecordScope {
  kind: 'user';
}

/** Reads a user's scope; its names are empty for one of which nothing is left. */
export async function readUserScope(database: Database, id: string): Promise<UserScope> {
  const names = await readNames(database, 'user', id);
  const [avatars, created, deleted] = await database.queryAll([
    {
      sql: `SELECT avatar AS value FROM users WHERE id = ?1
            UNION SELECT document ->> '$.clear_avatar' FROM trash WHERE entity = 'user' AND record_id = ?1`,
      args: [id],
    },
    {
      sql: `SELECT created_at AS value FROM users WHERE id = ?1
            UNION ALL SELECT min(happened_at) FROM changes
              WHERE entity = 'user' AND record_id = ?1 AND action = 'create'`,
      args: [id],
    },
    {
      sql: `SELECT max(happened_at) AS value FROM changes
            WHERE entity = 'user' AND record_id = ?1 AND action = 'delete'
              AND record_id NOT IN (SELECT id FROM users)`,
      args: [id],
    },
  ]);
  const since = Math.min(...times(created), FOREVER);
  const paths = names.map((name) => `${folders.avatars}/${avatarFileName(name, '')}`);
  const trashIds = await readTrashIds(database, { ids: [id], folders: [] });
  return {
    kind: 'user',
    id,
    names,
    frontendIds: [],
    paths,
    trashIds,
    folders: trashIds.map(trashFolder),
    avatars: texts(avatars).filter((name) => name !== DEFAULT_AVATAR),
    since: since === FOREVER ? 0 : since,
    until: times(deleted)[0] ?? FOREVER,
  };
}

const times = (rows: Row[] | undefined) =>
  (rows ?? []).flatMap(({ value }) =>
    value === null || value === undefined ? [] : [Number(value)],
  );

export interface CommentScope {
  kind: 'comment';
  id: string;
  frontendId: string;
}

export async function readCommentScope(database: Database, id: string): Promise<CommentScope> {
  const [row] = await database.query('SELECT frontend_id FROM previews WHERE id = ?', [
    commentKeyOf(id).previewId,
  ]);
  return { kind: 'comment', id, frontendId: String(row?.frontend_id) };
}

/** The keys of everything that belongs to a record. */
export interface RecordScope {
  id: string;
  /** All names that it ever had, the present one first. */
  names: string[];
  frontendIds: string[];
  /** How the paths of its files begin. */
  paths: string[];
  trashIds: number[];
  /** The folders of its files; not those that another record has taken over. */
  folders: string[];
  avatars: string[];
  /** Milliseconds since 1970. A user name may be given again, so that its uses count between two times only. */
  since: number;
  until: number;
}

/** The largest time of a Date in milliseconds (ECMA-262, 21.4.1.1). */
export const FOREVER = 8.64e15;

export const texts = (rows: Row[] | undefined) => [
  // The name of an entry without contents is null.
  ...new Set((rows ?? []).map(({ value }) => String(value ?? '')).filter((value) => value !== '')),
];

/** All names that a record ever had, the present one first. */
export async function readNames(
  database: Database,
  entity: 'supplier' | 'user',
  id: string,
): Promise<string[]> {
  const rows = await database.query(
    `SELECT name AS value FROM ${entity}s WHERE id = ?1
     UNION ALL SELECT label FROM trash WHERE entity = ?2 AND record_id = ?1`,
    [id, entity],
  );
  const labels: Row[] = [];
  for await (const { after, until } of windowsOf(database))
    labels.push(
      ...(await database.query(
        `SELECT DISTINCT label AS value FROM changes
         WHERE entity = ? AND record_id = ? AND id > ? AND id <= ?`,
        [entity, id, after, until],
      )),
    );
  return texts([...rows, ...labels]);
}

export async function readTrashIds(
  database: Database,
  { ids, folders }: { ids: string[]; folders: string[] },
): Promise<number[]> {
  const rows = await database.query(
    `SELECT id FROM trash WHERE (entity <> 'file' AND record_id IN (SELECT value FROM json_each(?)))
       OR (entity = 'file' AND document ->> '$.folder' IN (SELECT value FROM json_each(?)))`,
    [JSON.stringify(ids), JSON.stringify(folders)],
  );
  return rows.map((row) => Number(row.id));
}
