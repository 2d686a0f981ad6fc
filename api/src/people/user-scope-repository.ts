import { avatarFileName, DEFAULT_AVATAR, folders } from '@wabu/shared/entities/files';
import type { Database, Row } from '../platform/platform.ts';
import { trashFolder } from '../store/trashed-files-repository.ts';
import {
  FOREVER,
  type RecordScope,
  readNames,
  readTrashIds,
  texts,
} from './record-scope-repository.ts';

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
