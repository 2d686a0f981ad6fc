import type { Platform } from '../../platform/platform.ts';
import type { SessionUser } from '../env.ts';
import { keyedHash } from '../keyed-hash.ts';

/** The header with the session's key, of answers that no cache keeps. */
export const COPY_KEY_HEADER = 'Wabu-Copy-Key';

const derived = new WeakMap<SessionUser, string>();

/**
 * The key by which a browser encrypts its copies of lists: 256 bits as hexadecimal digits, another one for each
 * session. Nothing stores it, so a copy is unreadable once its session has ended.
 */
export async function copyKeyOf({ settings }: Platform, user: SessionUser): Promise<string> {
  const key = derived.get(user) ?? (await keyedHash(settings.jwtSecret, 'local copies', user.jti));
  derived.set(user, key);
  return key;
}
