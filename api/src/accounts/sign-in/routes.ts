import { secondStepSchema } from '@wabu/shared/entities/account/second-factor';
import { credentialsSchema } from '@wabu/shared/entities/user';
import { linkUseSchema } from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { clientOf } from '../../http/sessions/client-of.ts';
import { clearSessionCache, liveSession } from '../../http/sessions/live-session.ts';
import { bearerToken } from '../../http/sessions/permit.ts';
import { endSession } from '../../http/sessions/session-repository.ts';
import { json } from '../../http/validate.ts';
import { toLoginAttempt } from './login-limits.ts';
import { completeSignIn, signIn } from './sign-in.ts';
import { setPasswordByLink } from './sign-in-link.ts';
import { signedInAnswer, signedInSchema } from './signed-in.ts';

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
