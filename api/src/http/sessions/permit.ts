import { secondFactorMessages } from '@wabu/shared/entities/account/second-factor';
import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
import { type Action, can } from '@wabu/shared/entities/permissions';
import { orderedId } from '@wabu/shared/entities/random-id';
import type { Context, MiddlewareHandler } from 'hono';
import { waitUntilOf } from '../after-answer.ts';
import type { ApiEnv, SessionUser } from '../env.ts';
import { forbidden, httpProblem, unauthenticated } from '../problem.ts';
import { withMetadata } from '../route-metadata.ts';
import { liveSession } from './live-session.ts';
import { noteSeen } from './note-seen.ts';
import { isForeignBatch } from './session-repository.ts';

/**
 * Requires a live session (401) whose role may do the action (403), and sets `user`. Only the own factors are open
 * to a user who must set one up first (403 `second-factor-required`). A batch of another session is not joined: its
 * author could not undo it any more.
 */
export function permit(action: Action): MiddlewareHandler<ApiEnv> {
  return withMetadata({ action }, async (c, next) => {
    const user = await authenticate(c, action);
    c.set('user', user);
    if (!can(user.role, action)) {
      c.get('platform').log('warn', 'refused', { user: user.name, role: user.role, action });
      throw forbidden();
    }
    const batch = c.req.header(BATCH_HEADER);
    if (batch !== undefined && (await isForeignBatch(c.get('platform').database, batch, user)))
      c.set('batch', orderedId());
    noteSeen(c.get('platform'), user, () => waitUntilOf(c));
    await next();
  });
}

export async function authenticate(c: Context<ApiEnv>, action?: Action): Promise<SessionUser> {
  const token = bearerToken(c.req.header('Authorization'));
  const user = token === null ? null : await liveSession(c.get('platform'), token);
  if (user === null) throw unauthenticated();
  if (user.lacksFactor && action !== 'account.secure')
    throw httpProblem(403, 'second-factor-required', secondFactorMessages.required);
  return user;
}

export function bearerToken(header = ''): string | null {
  const token = /^Bearer ([A-Za-z0-9_.=-]+)$/i.exec(header)?.[1];
  return token !== undefined && token.length <= 4096 ? token : null;
}
