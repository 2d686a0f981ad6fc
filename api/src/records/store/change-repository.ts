import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import type { ChangeAction } from '@wabu/shared/entities/history/history';
import type { LastChange } from '@wabu/shared/entities/problem';
import { diff } from '@wabu/shared/tree';
import type { Condition, Database, Statement } from '../../platform/platform.ts';
import { insertRows } from './row-repository.ts';

/*
 * Deletes the contents of entries of the history: labels and values. Who did what and when stays.
 */

/** The contents of the entries that a condition names. */
export const deleteContents = ({ condition, args }: Condition): Statement => ({
  sql: `UPDATE changes SET label = NULL, difference = NULL WHERE ${condition}`,
  args,
});

export const deleteContentsBefore = (before: number, limit: number): Statement => ({
  sql: `UPDATE changes SET label = NULL, difference = NULL WHERE id IN (
          SELECT id FROM changes WHERE (label IS NULL) = 0 AND happened_at < ?
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
  entity: string;
  recordId: string;
  /** The name of the record, without tax code. */
  label: string;
  /** The record before and after, or the facts. */
  before?: object;
  after?: object;
}

/** Whose entries hold facts before and after, instead of the steps between them. */
const factual = ['file', 'template', 'translation'];

const listed = (names: readonly string[]) => `('${names.join("', '")}')`;

/** True for such an entry, and for one of an action that changes no record. */
export const HOLDS_FACTS = `(entity IN ${listed(factual)} OR action NOT IN ${listed(changingActions)})`;

/** What a record is answered with beside its own values. */
const DERIVED_KEYS = ['id', 'version', 'publication', 'ledger', 'damaged'];
const MASKED_KEYS = ['PIVA', 'tax_id'];

/** The statement that records a change in the history, for the same write as the change. */
export const recordChange = (author: Author, change: Change): Statement =>
  recordChanges(author, [change])[0] as Statement;

export const recordChanges = (author: Author, changes: readonly Change[]): Statement[] =>
  insertRows(
    'changes',
    changes.map((change) => ({
      happened_at: author.at,
      actor: author.name,
      actor_role: author.role,
      request_id: author.requestId,
      batch: author.batch,
      session: author.session ?? null,
      action: change.action,
      entity: change.entity,
      record_id: change.recordId,
      label: change.label,
      difference: storedDifference(change),
    })),
  );

/** The author and time of the last save of records, by id; a record without history has none. */
export async function lastChanges(
  database: Database,
  entity: string,
  ids: readonly string[],
): Promise<Map<string, LastChange>> {
  const rows = await database.query(
    `SELECT record_id, actor, happened_at, max(id) FROM changes
     WHERE entity = ? AND record_id IN (SELECT value FROM json_each(?))
       AND action IN (SELECT value FROM json_each(?)) GROUP BY record_id`,
    [entity, JSON.stringify(ids), JSON.stringify(changingActions)],
  );
  return new Map(
    rows.map((row) => [
      String(row.record_id),
      { changedBy: String(row.actor), changedAt: Number(row.happened_at) },
    ]),
  );
}

/**
 * What gives back the record before a change, as JSON: steps for a save, the whole record for a deletion,
 * nothing for a record that did not exist; or the facts.
 */
function storedDifference({
  action,
  entity,
  before,
  after,
}: Omit<Change, 'recordId' | 'label'>): string | null {
  const changes = changingActions.includes(action);
  if (factual.includes(entity) || !changes)
    return before === undefined && after === undefined ? null : JSON.stringify({ before, after });
  if (action === 'create' || action === 'undelete' || before === undefined) return null;
  if (action === 'delete') return JSON.stringify(contentOf(before));
  return JSON.stringify(diff(contentOf(before), contentOf(after ?? {})));
}

/** What gives back the state before an entry: the facts before it, or else the steps or the content. */
export const BEFORE = `CASE WHEN ${HOLDS_FACTS} THEN difference -> '$.before' ELSE difference END AS difference`;

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
