import { HOST_CHALLENGE_PATH } from '@wabu/shared/entities/microsites/own-host';
import { randomId } from '@wabu/shared/entities/random-id';
import { keyedHash } from '../http/keyed-hash.ts';
import type { Platform } from '../platform/platform.ts';

const NONCE = /^[0-9a-f]{64}$/;

/**
 * What this installation answers for a host and a random number; null for another path. Only a server with
 * our secret knows it, and only for the host under which it was asked.
 */
export async function challengeAnswer(
  { settings }: Pick<Platform, 'settings'>,
  host: string,
  nonce: string,
): Promise<string | null> {
  if (!NONCE.test(nonce)) return null;
  return keyedHash(settings.jwtSecret, 'own host', `${host} ${nonce}`);
}

/** True when requests to a host reach this installation, by HTTP or by HTTPS. */
export async function leadsHere(platform: Platform, host: string): Promise<boolean> {
  const nonce = randomId(32);
  const expected = await challengeAnswer(platform, host, nonce);
  // Before the host is enabled there may be no certificate for it.
  for (const scheme of ['http', 'https']) {
    const address = `${scheme}://${host}${HOST_CHALLENGE_PATH}/${nonce}`;
    if ((await platform.fetchPublicText(address)) === expected) return true;
  }
  return false;
}
