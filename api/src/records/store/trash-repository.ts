import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import type { Database, Statement } from '../../platform/platform.ts';
import type { Author } from './change-repository.ts';
import { insertRows } from './row-repository.ts';

const RETENTION_MS = TRASH_DAYS * DAY_MS;

/** Names the latest entry of a deleted record. */
export interface TrashedKey {
  entity: string;
  recordId: string;
}

interface Deleted extends TrashedKey {
  label: string;
  /** Where the record was, without tax code: the supplier of a frontend, the folder of a file. */
  place?: string | undefined;
  document: object;
}

/**
 * The statements that store deleted records for `TRASH_DAYS`, for the same write as the deletion. Their files follow
 * with `moveFilesToTrash`.
 */
export function moveToTrash(author: Author, deleted: readonly Deleted[]): Statement[] {
  const kept = {
    deleted_by: author.name,
    deleted_at: author.at,
    purge_at: author.at + RETENTION_MS,
  };
  const rows = deleted.map(({ entity, recordId, label, place = '', document }) => ({
    entity,
    record_id: recordId,
    label,
    place,
    document: JSON.stringify(document),
    ...kept,
  }));
  return insertRows('trash', rows);
}

/** The values of a wire key (`PIVA`) that records in the trash have, by id: of those ids, or among those values. */
export async function trashedKeys(
  database: Database,
  { entity, keyField }: { entity: string; keyField: string },
  by: 'record_id' | 'key',
  values: readonly string[],
): Promise<Map<string, string>> {
  const rows = await database.query(
    `SELECT record_id, document ->> ? AS key FROM trash
     WHERE entity = ? AND ${by} IN (SELECT value FROM json_each(?))`,
    [`$.${keyField}`, entity, JSON.stringify(values)],
  );
  return new Map(rows.map((row) => [String(row.record_id), String(row.key)]));
}
