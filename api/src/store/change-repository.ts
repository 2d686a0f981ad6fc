import type { LastChange } from '@wabu/shared/entities/problem';
import type { Database, Statement } from '../platform/platform.ts';

/** The user behind a write, its time (milliseconds since 1970) and its request. */
export interface Author {
  name: string;
  role: string;
  at: number;
  requestId: string;
}

/** Actions that show a record to people without an account, and do not change it. */
type SharingAction = 'publish' | 'withdraw' | 'share' | 'unshare' | 'enable-host' | 'disable-host';

export interface Change {
  action: 'create' | 'update' | 'delete' | 'restore' | 'undelete' | 'purge' | SharingAction;
  entity: 'supplier' | 'frontend' | 'user' | 'file';
  recordId: string;
  /** The name of the record, without tax code. */
  label: string;
  before?: object;
  after?: object;
}

/** An SQL condition that must hold in the same write. */
export interface Condition {
  condition: string;
  args: (string | number)[];
}

const MASKED_KEYS = new Set(['PIVA', 'tax_id']);

/**
 * The statement that records a change in the history, for the same write as the change. With `when`, it
 * writes only if that condition holds.
 */
export function recordChange(author: Author, change: Change, when?: Condition): Statement {
  const values = [
    author.at,
    author.name,
    author.role,
    change.action,
    change.entity,
    change.recordId,
    change.label,
    masked(change.before),
    masked(change.after),
    author.requestId,
  ];
  return {
    sql: `INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, label, before, after, request_id)
          SELECT ${values.map(() => '?').join(', ')}${when === undefined ? '' : ` WHERE ${when.condition}`}`,
    args: [...values, ...(when?.args ?? [])],
  };
}

/** The author and time of a record's last save; empty for a record without history. */
export async function lastChange(
  database: Database,
  { entity, recordId }: Pick<Change, 'entity' | 'recordId'>,
): Promise<Partial<LastChange>> {
  const [row] = await database.query(
    `SELECT actor, happened_at FROM changes WHERE entity = ? AND record_id = ?
       AND action IN ('create', 'update', 'delete', 'restore', 'undelete') ORDER BY id DESC LIMIT 1`,
    [entity, recordId],
  );
  if (row === undefined) return {};
  return { changedBy: String(row.actor), changedAt: Number(row.happened_at) };
}

/** The record as JSON with a masked tax code. */
function masked(record: object | undefined): string | null {
  if (record === undefined) return null;
  return JSON.stringify(record, (key, value: unknown) =>
    MASKED_KEYS.has(key) && typeof value === 'string' ? maskTaxId(value) : value,
  );
}

/** Shows the last three characters only. */
export function maskTaxId(taxId: string): string {
  return '•'.repeat(Math.max(0, taxId.length - 3)) + taxId.slice(-3);
}
