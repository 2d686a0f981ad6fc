import { authorizedFetch, session } from '@wabu/shared/session';
import { pollWhileVisible } from '../../session/poll-visible.ts';

const POLL_INTERVAL_MS = 15_000;

/**
 * Asks the server from time to time whether the session is still open: a page on which nobody does anything learns
 * that it was ended elsewhere, because its client asks for a sign-in after a 401. Returns a stop function.
 */
export function watchServerSession(): () => void {
  return pollWhileVisible(async () => {
    // The typed client is not needed yet. Without network nothing is known.
    if (session.status() === 'signed-in')
      await authorizedFetch('/api/d1/devices').catch(() => null);
  }, POLL_INTERVAL_MS);
}
