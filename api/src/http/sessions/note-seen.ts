import type { Platform } from '../../platform/platform.ts';
import { afterAnswer, type WaitUntil } from '../after-answer.ts';
import type { SessionUser } from '../env.ts';
import { updateSeen } from './session-repository.ts';

/** A session is written at most this often, so that a request costs no write. */
const SEEN_SECONDS = 5 * 60;

/**
 * Notes that a session was used, once the request is answered. A lost note is made up for by the next one. `waitUntil`
 * is called for a note only: on Node it throws an error and catches it.
 */
export function noteSeen(
  platform: Platform,
  user: SessionUser,
  waitUntil?: () => WaitUntil | undefined,
): void {
  const now = Math.floor(platform.now() / 1000);
  if (now - user.seenAt < SEEN_SECONDS) return;
  // A process that caches the session does not write again before the time is over.
  user.seenAt = now;
  afterAnswer(() => platform.database.write([updateSeen(user.jti, now)]), waitUntil?.());
}
