import {
  activityPageSchema,
  activityQuerySchema,
  differenceQuerySchema,
  differenceSchema,
  type HistoryEntity,
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
import type { Context } from 'hono';
import { type ApiEnv, newRoutes } from '../http/env.ts';
import { expectedVersion } from '../http/if-match.ts';
import { forbidden, notFound } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json, query } from '../http/validate.ts';
import { permit } from '../sessions/permit.ts';
import { lastChange } from '../store/change-repository.ts';
import { addsData } from '../store/require-space.ts';
import { findRecordId, findRecordKey } from './current-record.ts';
import { activityOf, differenceOf, historyOf } from './history-service.ts';
import { restoreEntry } from './restore-service.ts';
import { undoBatch } from './undo-service.ts';

/** What happened to a user, such as a reset password, is for those who manage users. Throws 403. */
function requireReadable(c: Context<ApiEnv>, entity: HistoryEntity): void {
  if (entity === 'user' && !can(c.get('user').role, 'users.write')) throw forbidden();
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
      requireReadable(c, entity);
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
      requireReadable(c, entity);
      return c.json(await differenceOf(c.get('platform').database, { entity, id }, points), 200);
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
      requireReadable(c, entity);
      const { database } = c.get('platform');
      const id = await findRecordId(database, entity, key);
      if (id === null) throw notFound();
      return c.json({ id, ...(await lastChange(database, { entity, recordId: id })) }, 200);
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
      const key = await findRecordKey(c.get('platform').database, c.req.valid('query'));
      if (key === null) throw notFound();
      return c.json({ key }, 200);
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
      return c.json(await activityOf(database, c.req.valid('query')), 200);
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
