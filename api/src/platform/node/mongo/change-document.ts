import type { Database, Row } from '../../platform.ts';

/** An entry of the history as a document: actor, action, time, and what gives back the record before. */
export interface ChangeDocument {
  /** `<installation>/<number>`. The number has leading zeros, so that ids sort in order of the changes. */
  _id: string;
  installation: string;
  /** The row id, unique in its installation. */
  number: number;
  happenedAt: Date;
  actor: { name: string; role: string };
  action: string;
  entity: string;
  recordId: string;
  /** Null once the contents are deleted, as `difference` then is. */
  label: string | null;
  difference: unknown;
  /** Of an entry of an earlier version of the program, in place of a difference. */
  before: unknown;
  after: unknown;
  requestId: string;
  batch: string | null;
}

const NUMBER_DIGITS = 16;

export function documentId(installation: string, number: number): string {
  return `${installation}/${String(number).padStart(NUMBER_DIGITS, '0')}`;
}

/** The next changes in order. */
export async function changesAfter(
  database: Database,
  installation: string,
  number: number,
  limit: number,
): Promise<ChangeDocument[]> {
  const rows = await database.query('SELECT * FROM changes WHERE id > ? ORDER BY id LIMIT ?', [
    number,
    limit,
  ]);
  return rows.map((row) => toDocument(row, installation));
}

/** True when the row with the document's number is the same change. */
export async function isSameChange(database: Database, document: ChangeDocument): Promise<boolean> {
  const { number, happenedAt, requestId } = document;
  const rows = await database.query(
    'SELECT 1 FROM changes WHERE id = ? AND happened_at = ? AND request_id = ?',
    [number, happenedAt.getTime(), requestId],
  );
  return rows.length > 0;
}

export async function countChangesUpTo(database: Database, number: number): Promise<number> {
  const [row] = await database.query('SELECT COUNT(*) AS changes FROM changes WHERE id <= ?', [
    number,
  ]);
  return Number(row?.changes);
}

/** The ids of the records that were deleted for good. */
export async function readPurged(database: Database): Promise<string[]> {
  const rows = await database.query(
    `SELECT record_id FROM changes WHERE action = 'purge' AND entity <> 'file' AND label IS NOT NULL`,
  );
  return rows.map((row) => String(row.record_id));
}

function toDocument(row: Row, installation: string): ChangeDocument {
  const number = Number(row.id);
  return {
    _id: documentId(installation, number),
    installation,
    number,
    happenedAt: new Date(Number(row.happened_at)),
    actor: { name: String(row.actor), role: String(row.actor_role) },
    action: String(row.action),
    entity: String(row.entity),
    recordId: String(row.record_id),
    label: row.label === null ? null : String(row.label),
    difference: parsed(row.difference),
    before: parsed(row.before),
    after: parsed(row.after),
    requestId: String(row.request_id),
    batch: row.batch === null ? null : String(row.batch),
  };
}

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null);
