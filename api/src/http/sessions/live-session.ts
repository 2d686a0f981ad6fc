import type { Platform } from '../../platform/platform.ts';
import type { SessionUser } from '../env.ts';
import { findSession } from './session-repository.ts';
import { verifyToken } from './token.ts';

interface CachedSession {
  user: SessionUser;
  expiresAt: number;
}

const MAX_CACHED_SESSIONS = 1_000;
const sessionCaches = new WeakMap<Platform, Map<string, CachedSession>>();

/**
 * The user of a token: checks the signature, then the session row. A process that is the only writer caches
 * the result until a session or a user changes (`clearSessionCache`).
 */
export async function liveSession(platform: Platform, token: string): Promise<SessionUser | null> {
  const known = cachedSession(platform, token);
  if (known !== null) return known;
  // Taken before the query, so that a cache that is cleared meanwhile does not get the old session.
  const tokens = tokensOf(platform);
  const now = Math.floor(platform.now() / 1000);
  const claims = await verifyToken(platform.settings.jwtSecret, token, now);
  if (claims === null) return null;
  const user = await findSession(platform.database, claims.jti, claims.exp);
  if (user !== null && platform.database.exclusive) {
    if (tokens.size >= MAX_CACHED_SESSIONS) tokens.clear();
    tokens.set(token, { user, expiresAt: claims.exp });
  }
  return user;
}

/** The user of a cached token. */
export function cachedSession(platform: Platform, token: string): SessionUser | null {
  const known = sessionCaches.get(platform)?.get(token);
  return known !== undefined && known.expiresAt * 1000 > platform.now() ? known.user : null;
}

/** Call after every write that ends a session or changes a user. */
export function clearSessionCache(platform: Platform): void {
  sessionCaches.delete(platform);
}

function tokensOf(platform: Platform): Map<string, CachedSession> {
  const tokens = sessionCaches.get(platform) ?? new Map<string, CachedSession>();
  sessionCaches.set(platform, tokens);
  return tokens;
}
