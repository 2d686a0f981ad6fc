import { credentialsSchema, userMessages } from '@wabu/shared/entities/user';
import type { Context } from 'hono';
import { clientNetwork } from '../http/client-network.ts';
import { type ApiEnv, newRoutes } from '../http/env.ts';
import { json } from '../http/validate.ts';
import { clearSessionCache, liveSession } from '../sessions/live-session.ts';
import { bearerToken } from '../sessions/permit.ts';
import { deleteSession } from '../sessions/session-repository.ts';
import { toLoginAttempt } from './login-limits.ts';
import { signIn } from './sign-in.ts';

export const sessionRoutes = newRoutes()
  /** 200 `{ message, token, role }`; 400; 401 wrong credentials; 429 with Retry-After. */
  .post('/api/adminwabu/login', json(credentialsSchema), async (c) => {
    const platform = c.get('platform');
    const address = platform.clientAddress(c.req.raw, c.env);
    const credentials = c.req.valid('json');
    const attempt = await toLoginAttempt(platform, credentials.username, clientNetwork(c));
    const { user, token } = await signIn(platform, credentials, attempt).catch((error: unknown) => {
      platform.log('warn', 'login refused', { nameHash: attempt.nameHash, address });
      throw error;
    });
    platform.log('info', 'login', { user: user.name, role: user.role, address });
    return c.json({ message: userMessages.loginOk, token, role: user.role }, 200);
  })
  /** 204, with and without a valid token. */
  .post('/api/adminwabu/logout', async (c) => {
    await endSession(c);
    return c.body(null, 204);
  });

/** Ends the session of the bearer token; the body is ignored. */
async function endSession(c: Context<ApiEnv>): Promise<void> {
  const platform = c.get('platform');
  const token = bearerToken(c.req.header('Authorization'));
  const user = token === null ? null : await liveSession(platform, token);
  if (user === null) return;
  await deleteSession(platform.database, user.jti);
  clearSessionCache(platform);
  platform.log('info', 'logout', { user: user.name });
}
