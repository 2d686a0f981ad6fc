import { randomId } from '@wabu/shared/entities/random-id';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import type { SessionClient } from '../../http/sessions/client-of.ts';
import { hashOfDevice } from '../../http/sessions/device-cookie.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { insertSession } from '../../http/sessions/session-repository.ts';
import { signToken, verifyToken } from '../../http/sessions/token.ts';
import type { GuardedWrite, Platform } from '../../platform/platform.ts';
import type { SignInUser } from '../credentials/credentials-repository.ts';

/**
 * Opens a session of a user and returns its token; the session that the browser had before ends in the same write.
 * Null if the user or the proof is not valid any more.
 */
export async function openSession(
  platform: Platform,
  user: SignInUser,
  proof: GuardedWrite,
  { deviceToken, formerToken, ...client }: SessionClient,
): Promise<string | null> {
  const { jwtSecret } = platform.settings;
  const issuedAt = Math.floor(platform.now() / 1000);
  const session = { jti: randomId(32), issuedAt, expiresAt: issuedAt + SESSION_SECONDS };
  const { id: userId, passwordHash } = user;
  const deviceHash = await hashOfDevice(platform, deviceToken);
  const former = formerToken ? await verifyToken(jwtSecret, formerToken, issuedAt) : null;
  const inserted = await insertSession(
    platform.database,
    {
      ...session,
      ...client,
      deviceHash,
      formerJti: former?.jti ?? '',
      id: randomId(),
      userId,
      passwordHash,
    },
    proof,
  );
  if (former !== null) clearSessionCache(platform);
  return inserted ? signToken(jwtSecret, user, session) : null;
}
