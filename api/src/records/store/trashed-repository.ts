import type { TrashEntity } from '@wabu/shared/entities/history/history';
import type { TrashPage } from '@wabu/shared/entities/history/trash';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { findRow } from '../../platform/find-row.ts';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Condition, Database, Row, Statement } from '../../platform/platform.ts';
import { type Author, deleteContents } from './change-repository.ts';
import type { TrashedKey } from './trash-repository.ts';
import { trashFolder } from './trashed-files-repository.ts';

export interface TrashedRecord {
  id: number;
  entity: string;
  recordId: string;
  label: string;
  place: string;
  /** The record as it was deleted. */
  document: unknown;
  /** What a user signs in with; null for another entity. */
  credentials: unknown;
}

export const findTrashed = (database: Database, id: number) =>
  findRow(database, toTrashed, `${SELECT_TRASHED} WHERE id = ?`, [id]);

/** The latest entries of records of a kind; fewer when some are not in the trash. */
export async function readLatestTrashed(
  database: Database,
  entity: string,
  recordIds: readonly string[],
): Promise<TrashedRecord[]> {
  const rows = await database.query(
    `${SELECT_TRASHED} WHERE id IN (SELECT max(id) FROM trash
       WHERE entity = ? AND record_id IN (SELECT value FROM json_each(?)) GROUP BY record_id)`,
    [entity, JSON.stringify(recordIds)],
  );
  return rows.map(toTrashed);
}

const SELECT_TRASHED =
  'SELECT id, entity, record_id AS recordId, label, place, document, credentials FROM trash';

const toTrashed = (row: Row): TrashedRecord => ({
  ...(row as unknown as TrashedRecord),
  document: JSON.parse(String(row.document)),
  credentials: JSON.parse(String(row.credentials)),
});

/** Which entries to read. */
interface PageOfTrash {
  after?: number | undefined;
  limit: number;
  entity?: string | undefined;
}

/** Entries that were deleted before the entry `after`, the last deleted first. */
export async function readTrash(
  database: Database,
  now: number,
  { after, limit, entity }: PageOfTrash,
): Promise<TrashPage> {
  const rows = await database.query(
    `SELECT id, entity, record_id, label, place, deleted_by, deleted_at, purge_at
     FROM trash INDEXED BY trash_list
     WHERE id < ? AND entity = coalesce(?, entity) ORDER BY id DESC LIMIT ?`,
    // One row more than shown: if it is there, another page follows.
    [after ?? Number.MAX_SAFE_INTEGER, entity ?? null, limit + 1],
  );
  const entries = rows.slice(0, limit).map((row) => toEntry(row, now));
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

const toEntry = (row: Row, now: number): TrashPage['entries'][number] => ({
  id: Number(row.id),
  entity: row.entity as TrashEntity,
  recordId: String(row.record_id),
  label: String(row.label),
  place: String(row.place),
  deletedBy: String(row.deleted_by),
  deletedAt: Number(row.deleted_at),
  daysLeft: Math.max(0, Math.ceil((Number(row.purge_at) - now) / DAY_MS)),
});

export const isRecordInTrash = (database: Database, { entity, recordId }: TrashedKey) =>
  holds(database, exists('trash WHERE entity = ? AND record_id = ?', entity, recordId));

export async function readTrashedUrls(database: Database): Promise<string[]> {
  const rows = await database.query("SELECT label FROM trash WHERE entity = 'frontend'");
  return rows.map(({ label }) => String(label));
}

/** True while the trash holds all of these entries. */
export const isTrashed = (...ids: number[]): Condition => ({
  condition: '(SELECT count(*) FROM trash WHERE id IN (SELECT value FROM json_each(?))) = ?',
  args: [JSON.stringify(ids), ids.length],
});

/** As `maskTaxId`. */
const MASKED_TAX_ID = `replace(hex(zeroblob(length(document ->> '$.PIVA') - 3)), '00', '•') || substr(document ->> '$.PIVA', -3)`;

const inList = 'IN (SELECT value FROM json_each(?))';

/** Deletes entries and their files; of a restored one the files have left before. */
export function deleteTrashed(...ids: number[]): Statement[] {
  return [
    {
      sql: `DELETE FROM objects WHERE folder ${inList}`,
      args: [JSON.stringify(ids.map(trashFolder))],
    },
    { sql: `DELETE FROM trash WHERE id ${inList}`, args: [JSON.stringify(ids)] },
  ];
}

/**
 * Deletes entries for good, with their files and the contents of their records' history. The new entry alone keeps
 * the name of the record, and of a frontend that of its supplier, of a supplier the masked tax code: by them an
 * erasure finds what is left.
 */
export function purgeTrashed(author: Author, ids: readonly number[]): Statement[] {
  const wanted = JSON.stringify(ids);
  const { at, name, role, requestId, batch } = author;
  return [
    deleteContents({
      condition: `entity <> 'file'
        AND record_id IN (SELECT record_id FROM trash WHERE id ${inList})`,
      args: [wanted],
    }),
    {
      sql: `INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id, batch, session)
            SELECT ?, ?, ?, 'purge', entity, record_id, label,
              CASE entity WHEN 'frontend' THEN json_object('before', json_object('Fornitore', place))
                WHEN 'supplier' THEN json_object('before', json_object('PIVA', ${MASKED_TAX_ID})) END, ?, ?, ?
            FROM trash WHERE id ${inList}`,
      args: [at, name, role, requestId, batch, author.session ?? null, wanted],
    },
    ...deleteTrashed(...ids),
  ];
}

/** The entries whose time in the trash is over, oldest first. */
export async function readExpired(
  database: Database,
  now: number,
  limit: number,
): Promise<number[]> {
  const rows = await database.query(
    'SELECT id FROM trash WHERE purge_at <= ? ORDER BY id LIMIT ?',
    [now, limit],
  );
  return rows.map(({ id }) => Number(id));
}
