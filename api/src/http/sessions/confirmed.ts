import { problemMessages } from '@wabu/shared/entities/problem-messages';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv, SessionUser } from '../env.ts';
import { httpProblem } from '../problem.ts';
import { withMetadata } from '../route-metadata.ts';
import { hasPasskey } from './session-repository.ts';

/**
 * Requires a session whose user has given the password or a passkey within the last minutes (`CONFIRMED_MINUTES`),
 * else answers 403 `confirmation-required`. It stands behind `permit` and behind the input, so that nobody confirms in vain. A
 * call with the operator token has no session, and needs none.
 */
export function confirmed(): MiddlewareHandler<ApiEnv> {
  return withMetadata({ confirmation: true }, async (c, next) => {
    await requireConfirmation(c);
    await next();
  });
}

/** The same for a call that needs it for some bodies only. Throws 403, which says how this user can confirm. */
export async function requireConfirmation(c: Context<ApiEnv>): Promise<void> {
  const user = c.get('user') as SessionUser | undefined;
  const { database, now } = c.get('platform');
  if (user === undefined || user.confirmedUntil > now()) return;
  throw httpProblem(403, 'confirmation-required', problemMessages.confirm, {
    confirmBy: (await hasPasskey(database, user.id)) ? ['password', 'passkey'] : ['password'],
  });
}
