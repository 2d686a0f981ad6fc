import type { ActivityEntity, ChangeAction } from '@wabu/shared/entities/history/history';
import type { Database, Row, Statement } from '../platform/platform.ts';
import { storedDifference } from './change-repository.ts';

/*
 * The entries of earlier versions of the program, with the record before and after. Maintenance moves them to the
 * others, the newest first, so that the ones before an entry are here as long as it is.
 */

/** Of a frontend: an old entry of its deletion has none of them. */
const FRONTEND_KEYS = [
  'URL',
  'Fornitore',
  'Logo',
  'Copertina',
  'Slideshow',
  'Localizzazione',
  'Sezioni',
  'altTexts',
  'dismissedChecks',
];

/** What an entry of the present form keeps in place of the record before and after. */
export async function differenceOfOld(database: Database, row: Row): Promise<string | null> {
  if (row.label === '') return null;
  const action = row.action as ChangeAction;
  const entity = row.entity as ActivityEntity;
  const after = parsed(row.after);
  const before = parsed(row.before) ?? (await lostBefore(database, row, after));
  return storedDifference({ action, entity, ...(before && { before }), ...(after && { after }) });
}

/** The values before a long save or a deletion of a frontend, from the entries before it. */
async function lostBefore(
  database: Database,
  { action, entity, record_id, id }: Row,
  after: object | undefined,
): Promise<object | undefined> {
  if (entity !== 'frontend' || (action !== 'update' && action !== 'delete')) return undefined;
  const keys = after === undefined ? FRONTEND_KEYS : Object.keys(after);
  const rows = await database.query(
    `SELECT keys.value AS key, (
       SELECT after -> keys.value FROM old_changes
       WHERE entity = ? AND record_id = ? AND id < ?
         AND (after -> keys.value IS NOT NULL OR before -> keys.value IS NOT NULL)
       ORDER BY id DESC LIMIT 1) AS value
     FROM json_each(?) AS keys`,
    [entity ?? null, record_id ?? null, id ?? null, JSON.stringify(keys)],
  );
  const known = rows.filter(({ value }) => value !== null);
  return Object.fromEntries(known.map(({ key, value }) => [key, JSON.parse(String(value))]));
}

/** The newest old entries. */
export const readOldChanges = (database: Database, limit: number): Promise<Row[]> =>
  database.query('SELECT * FROM old_changes ORDER BY id DESC LIMIT ?', [limit]);

/** Moves an old entry to the others. The label of an erased one is empty. */
export function moveOldChange({ id }: Row, difference: string | null): Statement[] {
  const columns = 'id, happened_at, actor, actor_role, action, entity, record_id, request_id';
  return [
    {
      sql: `INSERT INTO changes (${columns}, label, difference)
            SELECT ${columns}, nullif(label, ''), ? FROM old_changes WHERE id = ?`,
      args: [difference, id ?? null],
    },
    { sql: 'DELETE FROM old_changes WHERE id = ?', args: [id ?? null] },
  ];
}

const parsed = (text: unknown) =>
  typeof text === 'string' ? (JSON.parse(text) as object) : undefined;
