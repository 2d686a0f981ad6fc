import type { TrashEntity } from '@wabu/shared/entities/history/trash';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import type { Database, Statement } from '../platform/platform.ts';
import type { Author, Condition } from './change-repository.ts';
import { jsonParts } from './json-parts.ts';

const RETENTION_MS = TRASH_DAYS * DAY_MS;

/** Names the latest entry of a deleted record. */
export interface TrashedKey {
  entity: TrashEntity;
  recordId: string;
}

interface Deleted extends TrashedKey {
  label: string;
  /** Where the record was, without tax code: the supplier of a frontend, the folder of a file. */
  place?: string;
  document: object;
  /** The expression of what a user signs in with. */
  credentials?: Statement;
}

/**
 * The statement that stores a deleted record for `TRASH_DAYS`, for the same write as the deletion. Its files follow
 * with `moveFilesToTrash`.
 */
export function moveToTrash(
  author: Author,
  { entity, recordId, label, place = '', document, credentials }: Deleted,
  when: Condition,
): Statement {
  return {
    sql: `INSERT INTO trash (entity, record_id, label, place, document, credentials, deleted_by, deleted_at, purge_at)
          SELECT ?, ?, ?, ?, ?, ${credentials?.sql ?? 'NULL'}, ?, ?, ? WHERE ${when.condition}`,
    args: [
      entity,
      recordId,
      label,
      place,
      JSON.stringify(document),
      ...(credentials?.args ?? []),
      author.name,
      author.at,
      author.at + RETENTION_MS,
      ...when.args,
    ],
  };
}

/** As `moveToTrash` for each of many records without a place and a password, whose deletion is certain. */
export function moveAllToTrash(
  author: Author,
  deleted: readonly Omit<Deleted, 'place' | 'credentials'>[],
): Statement[] {
  const rows = deleted.map(({ entity, recordId, label, document }) => [
    entity,
    recordId,
    label,
    JSON.stringify(document),
  ]);
  return jsonParts(rows).map((part) => ({
    sql: `INSERT INTO trash (entity, record_id, label, place, document, deleted_by, deleted_at, purge_at)
          SELECT value ->> 0, value ->> 1, value ->> 2, '', value ->> 3, ?, ?, ? FROM json_each(?)`,
    args: [author.name, author.at, author.at + RETENTION_MS, part],
  }));
}

/** True if the trash holds a record with that value of a wire key, such as `PIVA`. */
export async function isInTrash(
  database: Database,
  entity: TrashEntity,
  key: string,
  value: string,
): Promise<boolean> {
  const rows = await database.query(
    'SELECT 1 FROM trash WHERE entity = ? AND json_extract(document, ?) = ? LIMIT 1',
    [entity, `$.${key}`, value],
  );
  return rows.length > 0;
}

/** The values of a wire key, such as `PIVA`, of the records with these ids that are in the trash, by id. */
export async function readDeletedKeys(
  database: Database,
  entity: TrashEntity,
  key: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.query(
    `SELECT record_id, json_extract(document, ?) AS key FROM trash
     WHERE entity = ? AND record_id IN (SELECT value FROM json_each(?))`,
    [`$.${key}`, entity, JSON.stringify(ids)],
  );
  return new Map(rows.map((row) => [String(row.record_id), String(row.key)]));
}
