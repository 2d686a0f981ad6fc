import { randomId } from '@wabu/shared/entities/random-id';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import type { Platform } from '../platform/platform.ts';
import type { SessionClient } from '../sessions/client-of.ts';
import { hashOfDevice } from '../sessions/device-cookie.ts';
import { insertSession, type SessionProof } from '../sessions/session-repository.ts';
import { signToken } from '../sessions/token.ts';
import type { SignInUser } from '../users/user-repository.ts';

/** Opens a session of a user and returns its token. Null if the user or the proof is not valid any more. */
export async function openSession(
  platform: Platform,
  user: SignInUser,
  proof: SessionProof,
  { deviceToken, ...client }: SessionClient,
): Promise<string | null> {
  const issuedAt = Math.floor(platform.now() / 1000);
  const session = { jti: randomId(32), issuedAt, expiresAt: issuedAt + SESSION_SECONDS };
  const { id: userId, passwordHash } = user;
  const deviceHash = await hashOfDevice(platform, deviceToken);
  const opened = { ...session, ...client, deviceHash, id: randomId(), userId, passwordHash };
  if (!(await insertSession(platform.database, opened, proof))) return null;
  return signToken(platform.settings.jwtSecret, user, session);
}
