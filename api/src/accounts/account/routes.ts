import {
  accountMessages,
  acknowledgeSignInsSchema,
  changePasswordSchema,
  endSessionsSchema,
  ownSessionsSchema,
} from '@wabu/shared/entities/account/account';
import {
  forgetDevicesSchema,
  knownDevicesSchema,
} from '@wabu/shared/entities/account/known-device';
import { plainText, requiredLine } from '@wabu/shared/entities/text';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { permitOperator } from '../../deployers/deploy-tokens.ts';
import { uploadForm } from '../../files/upload-form.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { invalid, unauthenticated } from '../../http/problem.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { clientOf } from '../../http/sessions/client-of.ts';
import { deviceTokenOf, hashOfDevice, setDevice } from '../../http/sessions/device-cookie.ts';
import {
  deleteDevices,
  devicesOf,
  haveDevices,
  markSignInsSeen,
  readDevices,
} from '../../http/sessions/known-device-repository.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { permit } from '../../http/sessions/permit.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { json } from '../../http/validate.ts';
import { unlessOvertaken } from '../../platform/guarded-write.ts';
import { consumeUnwritten } from '../../records/store/attempt-limits.ts';
import { authorOf, operatorAuthor } from '../../records/store/author.ts';
import { perMinute } from '../../records/store/rate-limit.ts';
import { addsData } from '../../records/store/require-space.ts';
import { recordUserChange, updatePassword } from '../credentials/credentials-repository.ts';
import { requireNewPassword } from '../credentials/new-password.ts';
import { userWithPassword } from '../sign-in/check-password.ts';
import { toLoginAttempt } from '../sign-in/login-limits.ts';
import { openSession } from '../sign-in/open-session.ts';
import { deleteSessions, haveSessions, otherSessions, readSessions } from './account-repository.ts';
import { changeAvatar, resetAvatar } from './change-avatar.ts';
import { setPassword } from './set-password.ts';

const AVATARS_PER_MINUTE = 20;

const namedPasswordSchema = z.object({
  name: requiredLine(200),
  password: plainText(1_000),
  /** For a user who has lost it too. */
  removeSecondFactor: z._default(z.boolean(), false),
});

/** What users do with their own account, and the way back for a king without password or second factor. */
export const accountRoutes = newRoutes()
  .post(
    '/api/d1/changepassword',
    describeRoute('Changes the own password, ends all other sessions and renews the own token', {
      json: z.object({ message: z.string(), token: z.string() }),
      others: [429],
    }),
    permit('account.manage'),
    json(changePasswordSchema),
    async (c) => {
      const token = await changePassword(c, c.req.valid('json'));
      return c.json({ message: 'Password cambiata', token }, 200);
    },
  )
  .post(
    '/api/d1/setpassword',
    describeRoute(
      "Sets a user's password, ends all of its sessions and, if asked, removes its second factors",
      { json: messageSchema, others: [404] },
    ),
    permitOperator(),
    json(namedPasswordSchema),
    async (c) => {
      const platform = c.get('platform');
      const author = operatorAuthor(platform.now(), c.get('requestId'));
      await setPassword(platform, c.req.valid('json'), author);
      return c.json({ message: 'Password impostata, sessioni chiuse' }, 200);
    },
  )
  .get(
    '/api/d1/sessions',
    describeRoute('The own open sessions', { json: ownSessionsSchema }),
    permit('account.manage'),
    async (c) => {
      const { database, now } = c.get('platform');
      const { id: userId, jti } = c.get('user');
      const seconds = Math.floor(now() / 1000);
      const sessions = await readSessions(database, { userId, jti, now: seconds });
      return c.json({ sessions }, 200);
    },
  )
  .post(
    '/api/d1/endsessions',
    describeRoute('Ends one of the own sessions; without an id, all but the current one', {
      json: z.object({ ended: z.int() }),
    }),
    permit('account.manage'),
    json(endSessionsSchema),
    async (c) => {
      const platform = c.get('platform');
      const user = c.get('user');
      const others = otherSessions(user.id, user.jti, c.req.valid('json').id);
      const writing = platform.database.write({
        requires: [haveSessions(others)],
        statements: [deleteSessions(others), recordUserChange(authorOf(c), user, 'end-sessions')],
      });
      const [ended] = (await unlessOvertaken(writing)) ?? [];
      clearSessionCache(platform);
      return c.json({ ended: ended?.changes ?? 0 }, 200);
    },
  )
  .post(
    '/api/d1/acknowledgesignins',
    describeRoute('Says that the own sign-ins with new browsers until a time are known', {
      status: 204,
    }),
    permit('account.manage'),
    json(acknowledgeSignInsSchema),
    async (c) => {
      const seen = markSignInsSeen(c.get('user').id, c.req.valid('json').until);
      await c.get('platform').database.write([seen]);
      return c.body(null, 204);
    },
  )
  .get(
    '/api/d1/devices',
    describeRoute('The own known devices', { json: knownDevicesSchema }),
    permit('account.manage'),
    async (c) => {
      const platform = c.get('platform');
      const current = await hashOfDevice(platform, deviceTokenOf(c));
      const devices = await readDevices(platform.database, c.get('user').id, current);
      return c.json({ devices }, 200);
    },
  )
  .post(
    '/api/d1/forgetdevices',
    describeRoute('Forgets one of the own known devices, or all; sessions stay', {
      json: z.object({ forgotten: z.int() }),
    }),
    permit('account.manage'),
    json(forgetDevicesSchema),
    async (c) => {
      const platform = c.get('platform');
      const user = c.get('user');
      const devices = devicesOf(user.id, c.req.valid('json').id);
      const writing = platform.database.write({
        requires: [haveDevices(devices)],
        statements: [deleteDevices(devices), recordUserChange(authorOf(c), user, 'forget-devices')],
      });
      const [deleted] = (await unlessOvertaken(writing)) ?? [];
      const forgotten = deleted?.changes ?? 0;
      platform.log('info', 'devices forgotten', { user: user.name, forgotten });
      return c.json({ forgotten }, 200);
    },
  )
  .post(
    '/api/r2/changeavatar',
    describeRoute('Changes the own picture; answers a token of the same session that names it', {
      json: z.object({ token: z.string() }),
      others: [409, 503],
    }),
    permit('account.manage'),
    addsData(),
    perMinute('avatar', AVATARS_PER_MINUTE, consumeUnwritten),
    uploadForm(),
    async (c) => c.json({ token: await changeAvatar(c, c.req.valid('form')) }, 200),
  )
  .post(
    '/api/d1/resetavatar',
    describeRoute('Gives the user the default picture; answers a token of the same session', {
      json: z.object({ token: z.string() }),
      others: [409],
    }),
    permit('account.manage'),
    json(z.object({})),
    async (c) => c.json({ token: await resetAvatar(c) }, 200),
  );

/**
 * Changes the own password, ends every session of the user and opens a new one for this browser; returns its token.
 * Throws 400 for a wrong current password, and 429 as the sign-in does: a stolen session gives no further guesses.
 */
async function changePassword(
  c: Context<ApiEnv>,
  { current, next }: { current: string; next: string },
): Promise<string> {
  const platform = c.get('platform');
  const { id, name } = c.get('user');
  await requireNewPassword(next, { name, field: 'next' });
  const attempt = await toLoginAttempt(platform, name, clientOf(c));
  const user = await userWithPassword(platform, name, current, attempt);
  if (user === null) throw invalid([{ field: 'current', message: accountMessages.currentWrong }]);
  const passwordHash = await platform.passwords.hash(next);
  const statements = [
    updatePassword(id, passwordHash, platform.now()),
    endSessionsOf(id),
    recordUserChange(authorOf(c), user, 'set-password'),
  ];
  const token = await openSession(platform, user, { requires: [], statements }, clientOf(c));
  clearSessionCache(platform);
  // The password was changed, or the user deleted, while it was hashed: that ended this session too.
  if (token === null) throw unauthenticated();
  setDevice(c);
  platform.log('info', 'password changed', { user: name });
  return token;
}
