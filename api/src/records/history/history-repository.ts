import { changingActions } from '@wabu/shared/entities/history/changing-actions';
import type {
  ActivityEntity,
  ActivityEntry,
  ActivityFilters,
  ChangeAction,
  FieldPath,
} from '@wabu/shared/entities/history/history';
import type { Role } from '@wabu/shared/entities/permissions';
import { readNumber } from '../../platform/find-row.ts';
import { exists, holds } from '../../platform/guarded-write.ts';
import type { Database, Row } from '../../platform/platform.ts';
import { BEFORE, HOLDS_FACTS } from '../store/change-repository.ts';

export interface RecordRef {
  entity: string;
  id: string;
}

/** The paths of a save. */
const FIELDS = `CASE
    WHEN action NOT IN ('update', 'restore') OR ${HOLDS_FACTS} THEN NULL
    ELSE (SELECT json_group_array(json_extract(value, '$.path')) FROM json_each(difference))
  END AS fields`;
const ENTRY = `id, happened_at, actor, actor_role, action, entity, record_id, label, batch, ${FIELDS}`;

/** The entries of a record before the entry `after`, the newest first. */
export async function readEntries(
  database: Database,
  { entity, id }: RecordRef,
  { after, limit }: { after?: number | undefined; limit: number },
): Promise<ActivityEntry[]> {
  const rows = await database.query(
    `SELECT ${ENTRY} FROM changes WHERE entity = ? AND record_id = ? AND id < ?
     ORDER BY id DESC LIMIT ?`,
    [entity, id, after ?? Number.MAX_SAFE_INTEGER, limit],
  );
  return rows.map(toEntry);
}

/** The entries that one page of a search looks at. */
const MAX_SCANNED = 5_000;
/** How far the clock of a server may go back. */
const CLOCK_MS = 60 * 60 * 1000;

interface ActivityRange extends ActivityFilters {
  after?: number | undefined;
  limit: number;
}

/**
 * The entries that match all filters, the newest first, and the id of the last one that was looked at; null when
 * there are no more.
 */
export async function readActivity(
  database: Database,
  range: ActivityRange,
): Promise<{ entries: ActivityEntry[]; last: number | null }> {
  const { by, action, entity, record, from, until, limit } = range;
  const isRecord = entity !== undefined && record !== undefined;
  // One filter chooses the index; it is the one that few entries match.
  const [first, ...others]: Filter[] = [
    ...(isRecord ? [{ sql: 'entity = ? AND record_id = ?', values: [entity, record] }] : []),
    ...equal('actor', by),
    ...equal('action', action),
    ...(isRecord ? [] : equal('entity', entity)),
  ];
  const rest: Filter[] = [
    ...others,
    ...(from === undefined ? [] : [{ sql: 'happened_at >= ?', values: [from] }]),
    ...(until === undefined ? [] : [{ sql: 'happened_at < ?', values: [until] }]),
  ];
  const isSearch = rest.length > 0;
  const candidates = `SELECT id, happened_at, actor, action, entity FROM changes
    WHERE ${[...(first ? [first.sql] : []), 'id < ?', 'id > ?'].join(' AND ')}
    ORDER BY id DESC LIMIT ${isSearch ? MAX_SCANNED : limit}`;
  const args = [...(first?.values ?? []), ...(await boundsOf(database, range))];
  const found = await database.query(
    `SELECT id FROM (${candidates}) ${isSearch ? `WHERE ${rest.map(({ sql }) => sql).join(' AND ')}` : ''}
     ORDER BY id DESC LIMIT ?`,
    [...args, ...rest.flatMap(({ values }) => values), limit],
  );
  const entries = await database.query(
    `SELECT ${ENTRY} FROM changes WHERE id IN (SELECT value FROM json_each(?)) ORDER BY id DESC`,
    [JSON.stringify(found.map(({ id }) => id))],
  );
  const last = found.length === limit ? Number(found.at(-1)?.id) : null;
  if (last !== null || !isSearch) return { entries: entries.map(toEntry), last };
  const [looked] = await database.query(
    `SELECT count(*) AS rows, min(id) AS last FROM (${candidates})`,
    args,
  );
  const isFull = Number(looked?.rows) === MAX_SCANNED;
  return { entries: entries.map(toEntry), last: isFull ? Number(looked?.last) : null };
}

/** The exclusive ids between which the entries of a time are, found by the index of the times. */
async function boundsOf(
  database: Database,
  { after, from, until }: ActivityRange,
): Promise<[number, number]> {
  const [later, earlier] = await database.queryAll([
    {
      sql: 'SELECT id FROM changes WHERE happened_at >= ? ORDER BY happened_at LIMIT 1',
      args: [until === undefined ? Number.MAX_SAFE_INTEGER : until + CLOCK_MS],
    },
    {
      sql: 'SELECT id FROM changes WHERE happened_at < ? ORDER BY happened_at DESC LIMIT 1',
      args: [from === undefined ? 0 : from - CLOCK_MS],
    },
  ]);
  const next = Number(later?.[0]?.id ?? Number.MAX_SAFE_INTEGER);
  return [Math.min(next, after ?? next), Number(earlier?.[0]?.id ?? 0)];
}

interface Filter {
  sql: string;
  values: (string | number)[];
}

const equal = (column: string, value: string | undefined): Filter[] =>
  value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }];

export interface EntryContent {
  id: number;
  action: ChangeAction;
  isPruned: boolean;
  /** JSON: the steps or the content that give back the record before. */
  difference: string | null;
}

/** The entries that changed a record, with ids between two, the newest first. */
export async function readContents(
  database: Database,
  { entity, id }: RecordRef,
  { after, before, limit }: { after: number; before: number; limit: number },
): Promise<EntryContent[]> {
  const rows = await database.query(
    `SELECT id, action, label, ${BEFORE} FROM changes WHERE entity = ? AND record_id = ? AND id > ? AND id < ?
       AND action IN (SELECT value FROM json_each(?)) ORDER BY id DESC LIMIT ?`,
    [entity, id, after, before, JSON.stringify(changingActions), limit],
  );
  return rows.map((row) => ({
    id: Number(row.id),
    action: row.action as ChangeAction,
    isPruned: row.label === null,
    difference: row.difference === null ? null : String(row.difference),
  }));
}

/** The number of the last entry that changed a record; 0 without one. */
export const lastEntry = (database: Database, { entity, id }: RecordRef) =>
  readNumber(
    database,
    `SELECT coalesce(max(id), 0) FROM changes WHERE entity = ? AND record_id = ?
       AND action IN (SELECT value FROM json_each(?))`,
    [entity, id, JSON.stringify(changingActions)],
  );

export const hasEntry = (database: Database, { entity, id }: RecordRef, entry: number) =>
  holds(
    database,
    exists('changes WHERE id = ? AND entity = ? AND record_id = ?', entry, entity, id),
  );

function toEntry(row: Row): ActivityEntry {
  const fields = row.fields === null ? [] : (JSON.parse(String(row.fields)) as FieldPath[]);
  return {
    id: Number(row.id),
    at: Number(row.happened_at),
    by: String(row.actor),
    role: row.actor_role as Role,
    action: row.action as ChangeAction,
    entity: row.entity as ActivityEntity,
    recordId: String(row.record_id),
    batch: String(row.batch),
    label: row.label === null ? null : String(row.label),
    // The origin of a text belongs to its text.
    fields: fields.filter(([key]) => key !== 'origins'),
    ...(row.label === null && { pruned: true as const }),
  };
}
