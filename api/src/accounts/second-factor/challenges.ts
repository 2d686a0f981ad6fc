import { CHALLENGE_MINUTES } from '@wabu/shared/entities/account/second-factor';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertChallenge, type StoredChallenge } from './challenge-repository.ts';

/** Stores a new challenge and returns it: 256 random bits as base64url, as WebAuthn sends it. */
export async function newChallenge(
  platform: Platform,
  challenge: StoredChallenge,
): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  const now = platform.now();
  const times = { now, expiresAt: now + CHALLENGE_MINUTES * MINUTE_MS };
  const hash = await challengeHash(platform, text);
  await platform.database.write(insertChallenge(hash, challenge, times));
  return text;
}

export const challengeHash = ({ settings }: Platform, challenge: string): Promise<string> =>
  keyedHash(settings.jwtSecret, 'challenge', challenge);

/** Says which password a sign-in began with, without its hash. */
export const passwordMark = ({ settings }: Platform, passwordHash: string): Promise<string> =>
  keyedHash(settings.jwtSecret, 'password of a challenge', passwordHash);
