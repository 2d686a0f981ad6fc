import { secondStepSchema } from '@wabu/shared/entities/account/second-factor';
import { randomId } from '@wabu/shared/entities/random-id';
import { credentialsSchema } from '@wabu/shared/entities/user';
import {
  type LinkUse,
  linkUseSchema,
  managedUserMessages,
} from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { clientNetwork } from '../../http/client-network.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { clientOf } from '../../http/sessions/client-of.ts';
import { clearSessionCache, liveSession } from '../../http/sessions/live-session.ts';
import { bearerToken } from '../../http/sessions/permit.ts';
import { endSession } from '../../http/sessions/session-repository.ts';
import { json } from '../../http/validate.ts';
import { unlessOvertaken } from '../../platform/guarded-write.ts';
import { checkAttempts, recordAttempt } from '../../records/store/attempt-limits.ts';
import { recordChange } from '../../records/store/change-repository.ts';
import { hashOfLink } from '../users/manage-user.ts';
import { requireNewPassword } from '../users/new-password.ts';
import { deleteLink, findLinkUser, isUsable } from '../users/sign-in-link-repository.ts';
import { findUserByName, type StoredUser, updatePassword } from '../users/user-repository.ts';
import { toLoginAttempt } from './login-limits.ts';
import { completeSignIn, signIn } from './sign-in.ts';
import { signedInAnswer, signedInSchema } from './signed-in.ts';

const WINDOW_MS = 15 * 60 * 1000;
const MAX_WRONG = 50;

/**
 * Sets the password of the user whose one-time link this is, and uses the link up. Throws 404 for a link that was
 * used, has expired or never was, 400 for a password that names the user, and 429 when a limit is reached.
 */
async function setPasswordByLink(
  c: Context<ApiEnv>,
  { token, password }: LinkUse,
): Promise<StoredUser> {
  const platform = c.get('platform');
  const { database } = platform;
  const limit = { key: `link ${clientNetwork(c)}`, max: MAX_WRONG, windowMs: WINDOW_MS };
  await checkAttempts(platform, [limit]);
  const tokenHash = await hashOfLink(platform, token);
  const name = await findLinkUser(database, tokenHash, platform.now());
  const user = name === null ? null : await findUserByName(database, name);
  if (user === null) {
    await recordAttempt(platform, [limit]);
    throw linkGone();
  }
  await requireNewPassword(password, { name: user.name, field: 'password' });
  const passwordHash = await platform.passwords.hash(password);
  const at = platform.now();
  const author = {
    name: user.name,
    role: user.role,
    at,
    requestId: c.get('requestId'),
    batch: randomId(),
  };
  const change = { entity: 'user', recordId: user.id, label: user.name } as const;
  const writing = database.write({
    requires: [isUsable(tokenHash, at)],
    statements: [
      recordChange(author, { ...change, action: 'use-link' }),
      updatePassword(user.id, passwordHash, at),
      deleteLink(tokenHash),
    ],
  });
  // Another request has used it, or a king replaced it, while the password was hashed.
  if ((await unlessOvertaken(writing)) === null) throw linkGone();
  return { ...user, passwordHash };
}

const linkGone = () => notFound(managedUserMessages.linkGone);

export const sessionRoutes = newRoutes()
  .post(
    '/api/adminwabu/login',
    describeRoute('Opens a session, or asks for the second factor of a user who has one', {
      json: z.union([signedInSchema, secondStepSchema]),
      others: [401, 429],
    }),
    json(credentialsSchema),
    async (c) => {
      const platform = c.get('platform');
      const address = platform.clientAddress(c.req.raw, c.env);
      const credentials = c.req.valid('json');
      const attempt = await toLoginAttempt(platform, credentials.username, clientOf(c));
      const signingIn = signIn(platform, credentials, attempt, clientOf(c));
      const signedIn = await signingIn.catch((error: unknown) => {
        platform.log('warn', 'login refused', { nameHash: attempt.nameHash, address });
        throw error;
      });
      return c.json('step' in signedIn ? signedIn.step : signedInAnswer(c, signedIn), 200);
    },
  )
  .post(
    '/api/adminwabu/uselink',
    describeRoute('Sets a new password by a one-time link, then answers as a sign-in', {
      json: z.union([signedInSchema, secondStepSchema]),
      others: [404, 429],
    }),
    json(linkUseSchema),
    async (c) => {
      const user = await setPasswordByLink(c, c.req.valid('json'));
      const signedIn = await completeSignIn(c.get('platform'), user, clientOf(c));
      return c.json('step' in signedIn ? signedIn.step : signedInAnswer(c, signedIn), 200);
    },
  )
  .post(
    '/api/adminwabu/logout',
    describeRoute('Ends the session of the bearer token, if it is valid; ignores the body', {
      status: 204,
    }),
    async (c) => {
      await logOut(c);
      return c.body(null, 204);
    },
  );

async function logOut(c: Context<ApiEnv>): Promise<void> {
  const platform = c.get('platform');
  const token = bearerToken(c.req.header('Authorization'));
  const user = token === null ? null : await liveSession(platform, token);
  if (user === null) return;
  await platform.database.write([endSession(user.jti)]);
  clearSessionCache(platform);
  platform.log('info', 'logout', { user: user.name });
}
