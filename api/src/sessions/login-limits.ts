import type { AttemptLimit } from '../http/attempts.ts';

const QUARTER_HOUR = 15 * 60 * 1000;

/**
 * Wrong passwords only. The first limit stops guessing at one account from one place without locking its
 * owner out elsewhere; the second stops one password tried over many names; the third, far above what
 * people do, stops one account being tried from everywhere.
 */
export function loginLimits(username: string, address: string): AttemptLimit[] {
  return [
    { key: `login ${address} ${username}`, most: 10, windowMs: QUARTER_HOUR },
    { key: `login ${address}`, most: 50, windowMs: QUARTER_HOUR },
    { key: `login * ${username}`, most: 200, windowMs: QUARTER_HOUR },
  ];
}
