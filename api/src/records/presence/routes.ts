import {
  HIDDEN_PRESENCE_SECONDS,
  PRESENCE_SECONDS,
  type Presence,
  type PresenceReport,
  presenceReportSchema,
  presenceSchema,
} from '@wabu/shared/entities/history/presence';
import type { Context } from 'hono';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json } from '../../http/validate.ts';
import { namedKind } from '../pipeline/app-records.ts';
import {
  deleteExpiredPresence,
  deletePresence,
  findPresence,
  upsertPresence,
} from './presence-repository.ts';

const nobody = (isOn: boolean): Presence => ({ isOn, others: [], ownTab: null });

/** Who has a record open. */
export const presenceRoutes = newRoutes().post(
  '/api/d1/presence',
  describeRoute('Reports that a tab has a record open, and answers who else has', {
    json: presenceSchema,
  }),
  permit('presence.use'),
  json(presenceReportSchema),
  async (c) => c.json(await report(c, c.req.valid('json')), 200),
);

async function report(
  c: Context<ApiEnv>,
  { entity, key, tab, state }: PresenceReport,
): Promise<Presence> {
  const kind = namedKind(c, entity);
  const { database, settings, now } = c.get('platform');
  if (settings.presence === false) return nobody(false);
  const user = c.get('user');
  const own = { sessionId: user.jti, tab };
  const record = { kind, key: kind.toKey(key) };
  const seconds = state === 'hidden' ? HIDDEN_PRESENCE_SECONDS : PRESENCE_SECONDS;
  const isClosed = state === 'closed';
  await database.write([
    deleteExpiredPresence(now()),
    isClosed
      ? deletePresence(own)
      : upsertPresence(own, record, {
          isEditing: state !== 'open',
          expiresAt: now() + seconds * 1000,
        }),
  ]);
  if (isClosed) return nobody(true);
  const found = await findPresence(database, own, record, now());
  const mine = found.find(({ userId }) => userId === user.id);
  return {
    isOn: true,
    others: found.filter((one) => one !== mine).map(({ name, isEditing }) => ({ name, isEditing })),
    ownTab: mine === undefined ? null : mine.isEditing ? 'editing' : 'open',
  };
}
