import { confirmationSchema } from '@wabu/shared/entities/account/second-factor';
import { CONFIRMED_MINUTES } from '@wabu/shared/entities/retention';
import type { Context } from 'hono';
import { type ApiEnv, newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { confirmPassword } from '../second-factor/confirm-password.ts';
import { clearSessionCache } from '../sessions/live-session.ts';
import { permit } from '../sessions/permit.ts';
import { confirmUntil } from '../sessions/session-repository.ts';

export const confirmationRoutes = newRoutes().post(
  '/api/d1/confirm',
  describeRoute(
    'Confirms the session by the password for some minutes, for the calls that answer 403 `confirmation-required`',
    { status: 204, others: [429] },
  ),
  permit('account.secure'),
  json(confirmationSchema),
  async (c) => {
    await confirmPassword(c, c.req.valid('json').password);
    await confirmSession(c);
    return c.body(null, 204);
  },
);

/** Confirms the session of the request: its user has proven to be there. */
async function confirmSession(c: Context<ApiEnv>): Promise<void> {
  const platform = c.get('platform');
  const { name, jti } = c.get('user');
  const until = platform.now() + CONFIRMED_MINUTES * 60_000;
  await platform.database.write([confirmUntil(jti, until)]);
  clearSessionCache(platform);
  platform.log('info', 'session confirmed', { user: name });
}
