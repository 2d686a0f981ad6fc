import { keyedHash } from '../http/keyed-hash.ts';
import type { Platform } from '../platform/platform.ts';
import type { AttemptLimit } from '../store/attempt-limits.ts';

const QUARTER_HOUR = 15 * 60 * 1000;

/** Whose guess it is, as it may be stored and logged: people type passwords where the name belongs. */
export interface LoginAttempt {
  /** The keyed hash of the name as it was typed, whether somebody has it or not. */
  nameHash: string;
  network: string;
}

export async function toLoginAttempt(
  { settings }: Platform,
  typedName: string,
  network: string,
): Promise<LoginAttempt> {
  return { nameHash: await keyedHash(settings.jwtSecret, 'typed user name', typedName), network };
}

/**
 * Wrong passwords only. The first limit stops guessing at one account from one place without locking its
 * owner out elsewhere; the second stops one password tried over many names; the third, far above what
 * people do, stops one account being tried from everywhere.
 */
export function loginLimits({ nameHash, network }: LoginAttempt): AttemptLimit[] {
  return [
    { key: `login ${network} ${nameHash}`, max: 10, windowMs: QUARTER_HOUR },
    { key: `login ${network}`, max: 50, windowMs: QUARTER_HOUR },
    { key: `login * ${nameHash}`, max: 200, windowMs: QUARTER_HOUR },
  ];
}
