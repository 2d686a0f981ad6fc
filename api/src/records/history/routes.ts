import {
  type ActivityPage,
  activityPageSchema,
  activityQuerySchema,
  differenceQuerySchema,
  differenceSchema,
  type HistoryDifference,
  type HistoryPage,
  type HistoryPoint,
  historyPageSchema,
  historyQuerySchema,
  recordIdSchema,
  recordKeyAnswerSchema,
  recordKeySchema,
  recordRefSchema,
} from '@wabu/shared/entities/history/history';
import {
  restoreBodySchema,
  restoredSchema,
  undoBodySchema,
  undoneSchema,
} from '@wabu/shared/entities/history/restore';
import { can } from '@wabu/shared/entities/permissions';
import { diff, type Step, valueAt } from '@wabu/shared/tree';
import type { Context } from 'hono';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import type { Database } from '../../platform/platform.ts';
import { kindOf, namedKind, recordsOf, requireNamed } from '../pipeline/app-records.ts';
import { lastChanges } from '../store/change-repository.ts';
import { addsData } from '../store/require-space.ts';
import { type RecordRef, readActivity, readEntries } from './history-repository.ts';
import { restoreEntry } from './restore-service.ts';
import { boundOf, readPresent, statesAt } from './states.ts';
import { undoBatch } from './undo-service.ts';

interface Page {
  after?: number | undefined;
  limit: number;
}

/** A page of the history of a record, also of a deleted one. */
async function historyOf(
  database: Database,
  record: RecordRef,
  { after, limit }: Page,
): Promise<HistoryPage> {
  const entries = await readEntries(database, record, { after, limit });
  const isLast = entries.length < limit;
  return {
    entries: entries.map(({ entity: _, recordId: __, ...entry }) => entry),
    next: isLast ? null : String(entries.at(-1)?.id),
  };
}

async function activityOf(
  database: Database,
  range: Parameters<typeof readActivity>[1],
): Promise<ActivityPage> {
  const { entries, last } = await readActivity(database, range);
  return { entries, next: last === null ? null : String(last) };
}

/** What differs in a record between two points; without `from`, what the entry `to` changed. Throws 404. */
async function differenceOf(
  c: Context<ApiEnv>,
  record: RecordRef,
  { from, to }: { from?: HistoryPoint | undefined; to: HistoryPoint },
): Promise<HistoryDifference> {
  const { database } = c.get('platform');
  const end = await boundOf(database, record, to);
  const start = from === undefined ? end - 1 : await boundOf(database, record, from);
  const bounds = [Math.max(start, end), Math.min(start, end)];
  const kind = kindOf(c, record.entity);
  const present = await readPresent(database, kind, record.id);
  const states = await statesAt(database, kind, record.id, present, bounds);
  const [after, before] = end < start ? states.toReversed() : states;
  const steps = diff(before ?? {}, after ?? {});
  return {
    fields: steps
      .filter(({ path: [key] }) => key !== 'origins')
      .map((step) => ({ path: step.path, before: shown(before, step), after: shown(after, step) })),
  };
}

/** The value at a path; of an order only the ids. */
function shown(state: object | null | undefined, step: Step): unknown {
  const value = valueAt(state, step.path);
  return 'order' in step && Array.isArray(value)
    ? value.map((element: { id: string }) => element.id)
    : value;
}

/** A kind whose history the user may read. Throws 400 and 403. */
function readableKind(c: Context<ApiEnv>, entity: string) {
  const kind = namedKind(c, entity);
  if (kind.historyFor === 'writers' && !can(c.get('user').role, kind.write)) throw forbidden();
  return kind;
}

export const historyRoutes = newRoutes()
  .get(
    '/api/d1/history',
    describeRoute('A page of the history of a record, the newest entry first', {
      json: historyPageSchema,
    }),
    permit('history.read'),
    query(historyQuerySchema),
    async (c) => {
      const { entity, id, ...page } = c.req.valid('query');
      readableKind(c, entity);
      return c.json(await historyOf(c.get('platform').database, { entity, id }, page), 200);
    },
  )
  .get(
    '/api/d1/history/difference',
    describeRoute('What differs in a record between two points of its history', {
      json: differenceSchema,
      others: [404],
    }),
    permit('history.read'),
    query(differenceQuerySchema),
    async (c) => {
      const { entity, id, ...points } = c.req.valid('query');
      readableKind(c, entity);
      return c.json(await differenceOf(c, { entity, id }, points), 200);
    },
  )
  .post(
    '/api/d1/recordid',
    describeRoute('The id of a record, by which its history is read, and its last save', {
      json: recordIdSchema,
      others: [404],
    }),
    permit('history.read'),
    json(recordKeySchema),
    async (c) => {
      const { entity, key } = c.req.valid('json');
      const { store, toKey } = readableKind(c, entity);
      const { database } = c.get('platform');
      const [found] = await store.read(database, 'key', [toKey(key)]);
      if (found === undefined) throw notFound();
      const { id } = found;
      return c.json({ id, ...(await lastChanges(database, entity, [id])).get(id) }, 200);
    },
  )
  .get(
    '/api/d1/recordkey',
    describeRoute('The key of a record, by which its page shows it', {
      json: recordKeyAnswerSchema,
      others: [404],
    }),
    permit('history.read'),
    query(recordRefSchema),
    async (c) => {
      const { entity, id } = c.req.valid('query');
      const { store, trashed, keyField } = namedKind(c, entity);
      const [found] = await store.read(c.get('platform').database, 'id', [id]);
      if (found === undefined) throw notFound();
      const document = trashed(found).document as Record<string, unknown>;
      return c.json({ key: String(document[keyField]) }, 200);
    },
  )
  .get(
    '/api/d1/activity',
    describeRoute('A page of what staff did, the newest entry first; 404 with `ACTIVITY=0`', {
      json: activityPageSchema,
      others: [404],
    }),
    permit('activity.read'),
    query(activityQuerySchema),
    async (c) => {
      const { database, settings } = c.get('platform');
      if (settings.activity === false) throw notFound();
      const range = c.req.valid('query');
      requireNamed(c, range.entity, Object.keys(recordsOf(c).others));
      return c.json(await activityOf(database, range), 200);
    },
  )
  .post(
    '/api/d1/restore',
    describeRoute(
      'Saves the state that an entry of the history left or found, or some fields of it',
      {
        json: restoredSchema,
        others: [404, 409, 412],
      },
    ),
    permit('history.restore'),
    addsData(),
    json(restoreBodySchema),
    async (c) => c.json(await restoreEntry(c, c.req.valid('json'), expectedVersion(c)), 200),
  )
  .post(
    '/api/d1/undo',
    describeRoute(
      'Reverses the entries of a batch, unless something was changed since; a large batch in several requests',
      {
        json: undoneSchema,
        others: [404, 409, 412],
      },
    ),
    permit('history.restore'),
    addsData(),
    json(undoBodySchema),
    async (c) => {
      const { batch, after } = c.req.valid('json');
      return c.json(await undoBatch(c, batch, after), 200);
    },
  );
