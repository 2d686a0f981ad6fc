import type { Database, Row } from '../platform/platform.ts';

/** One change of a record, as a document: who did what, when, and what it was before and after. */
export interface ChangeDocument {
  _id: number;
  happenedAt: Date;
  actor: { name: string; role: string };
  action: string;
  entity: string;
  recordId: string;
  label: string;
  before: unknown;
  after: unknown;
  requestId: string;
}

/** The next changes in the order in which they happened. */
export async function changesAfter(
  database: Database,
  id: number,
  most: number,
): Promise<ChangeDocument[]> {
  const rows = await database.query('SELECT * FROM changes WHERE id > ? ORDER BY id LIMIT ?', [
    id,
    most,
  ]);
  return rows.map(toDocument);
}

function toDocument(row: Row): ChangeDocument {
  return {
    _id: Number(row.id),
    happenedAt: new Date(Number(row.happened_at)),
    actor: { name: String(row.actor), role: String(row.actor_role) },
    action: String(row.action),
    entity: String(row.entity),
    recordId: String(row.record_id),
    label: String(row.label),
    before: parsed(row.before),
    after: parsed(row.after),
    requestId: String(row.request_id),
  };
}

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : null);
