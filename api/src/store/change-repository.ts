import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import type { ActivityEntity, ChangeAction } from '@wabu/shared/entities/history/history';
import type { LastChange } from '@wabu/shared/entities/problem';
import type { Database, Statement } from '../platform/platform.ts';
import { reverseDifference } from './difference.ts';
import { jsonParts } from './json-parts.ts';

/*
 * Deletes the contents of entries of the history: labels and values. Who did what and when stays.
 */

/** The contents of the entries that a condition names. `also` sets another column. */
export const deleteContents = ({ condition, args }: Condition, also = ''): Statement => ({
  sql: `UPDATE changes SET label = NULL, difference = NULL${also} WHERE ${condition}`,
  args,
});

export const deleteContentsBefore = (before: number, limit: number): Statement => ({
  sql: `UPDATE changes SET label = NULL, difference = NULL WHERE id IN (
          SELECT id FROM changes WHERE label IS NOT NULL AND happened_at < ?
          ORDER BY happened_at LIMIT ?)`,
  args: [before, limit],
});

/** The user behind a write, its time (milliseconds since 1970), its request and the batch of its entries. */
export interface Author {
  name: string;
  role: string;
  at: number;
  requestId: string;
  batch: string;
  /** The `jti` of the user's session; absent for the program and the operator. */
  session?: string;
}

export interface Change {
  action: ChangeAction;
  entity: ActivityEntity;
  recordId: string;
  /** The name of the record, without tax code. */
  label: string;
  /** The record before and after; of a file or template, or of an action that changes no record, some facts of it. */
  before?: object;
  after?: object;
}

/** An SQL condition that must hold in the same write. */
export interface Condition {
  condition: string;
  args: (string | number)[];
}

/** True while the table that is named first has such a row. */
export const exists = (rows: string, ...args: Condition['args']): Condition => ({
  condition: `EXISTS (SELECT 1 FROM ${rows})`,
  args,
});

/** True while it has none. */
export const noneExists = (rows: string, ...args: Condition['args']): Condition => ({
  condition: `NOT EXISTS (SELECT 1 FROM ${rows})`,
  args,
});

/** What a record is answered with beside its own values. */
const DERIVED_KEYS = ['id', 'version', 'publication', 'ledger', 'damaged'];
const MASKED_KEYS = ['PIVA', 'tax_id'];

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
    storedDifference(change),
    author.requestId,
    author.batch,
    author.session ?? null,
  ];
  return {
    sql: `INSERT INTO changes (happened_at, actor, actor_role, action, entity, record_id, label, difference, request_id, batch, session)
          SELECT ${values.map(() => '?').join(', ')}${when === undefined ? '' : ` WHERE ${when.condition}`}`,
    args: [...values, ...(when?.args ?? [])],
  };
}

export function recordChanges(author: Author, changes: readonly Change[]): Statement[] {
  const rows = changes.map((change) => [
    change.action,
    change.entity,
    change.recordId,
    change.label,
    storedDifference(change),
  ]);
  return jsonParts(rows).map((part) => ({
    sql: `INSERT INTO changes (happened_at, actor, actor_role, request_id, batch, session, action, entity, record_id, label, difference)
          SELECT ?, ?, ?, ?, ?, ?, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4
          FROM json_each(?)`,
    args: [
      author.at,
      author.name,
      author.role,
      author.requestId,
      author.batch,
      author.session ?? null,
      part,
    ],
  }));
}

/** The author and time of a record's last save; empty for a record without history. */
export async function lastChange(
  database: Database,
  { entity, recordId }: Pick<Change, 'entity' | 'recordId'>,
): Promise<Partial<LastChange>> {
  const [row] = await database.query(
    `SELECT actor, happened_at FROM changes WHERE entity = ? AND record_id = ?
       AND action IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT 1`,
    [entity, recordId, JSON.stringify(changingActions)],
  );
  if (row === undefined) return {};
  return { changedBy: String(row.actor), changedAt: Number(row.happened_at) };
}

/**
 * What gives back the record before a change, as JSON: steps for a save, the whole record for a deletion,
 * nothing for a record that did not exist. Of a file or template, and of an action that changes no record, the facts.
 */
function storedDifference({
  action,
  entity,
  before,
  after,
}: Omit<Change, 'recordId' | 'label'>): string | null {
  const changes = changingActions.includes(action);
  if (['file', 'template', 'translation'].includes(entity) || !changes)
    return before === undefined && after === undefined ? null : JSON.stringify({ before, after });
  if (action === 'create' || action === 'undelete' || before === undefined) return null;
  if (action === 'delete') return JSON.stringify(contentOf(before));
  return JSON.stringify(reverseDifference(contentOf(before), contentOf(after ?? {})));
}

/** The values of a record that the history keeps, with a masked tax code. */
export function contentOf(record: object): Record<string, unknown> {
  const values = Object.entries(record).filter(([key]) => !DERIVED_KEYS.includes(key));
  return Object.fromEntries(
    values.map(([key, value]) => [
      key,
      MASKED_KEYS.includes(key) ? maskTaxId(String(value)) : value,
    ]),
  );
}

/** The folder of a file without the tax code in a supplier's. */
export const maskedFolder = (folder: string): string =>
  folder.replace(/^(\[Suppliers\]\/)(.+)$/, (_, root: string, id: string) => root + maskTaxId(id));

/** Shows the last three characters only. */
export function maskTaxId(taxId: string): string {
  return '•'.repeat(Math.max(0, taxId.length - 3)) + taxId.slice(-3);
}
