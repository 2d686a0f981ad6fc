import { keyedHash } from '../http/keyed-hash.ts';
import type { Platform } from '../platform/platform.ts';
import type { AttemptLimit } from '../store/attempt-limits.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** A login attempt without the typed name, because people type passwords into the name field. */
export interface LoginAttempt {
  /** The keyed hash of the typed name, known or unknown. */
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
 * The limit of answers to the second step, which only who knows the password reaches: of a million codes three are
 * right at a time.
 */
export const secondStepLimit = (userId: string): AttemptLimit => ({
  key: `second step ${userId}`,
  max: 10,
  windowMs: WINDOW_MS,
});

/** The limit of wrong passkeys from a network: nobody guesses one, but each costs the check of a signature. */
export const passkeyLimit = (network: string): AttemptLimit => ({
  key: `passkey ${network}`,
  max: 50,
  windowMs: WINDOW_MS,
});

/** The limit of challenges for passkeys: each is a row until it expires. */
export const challengeLimit = (network: string): AttemptLimit => ({
  key: `challenges ${network}`,
  max: 60,
  windowMs: 60_000,
});

/**
 * The limits of wrong passwords. The first stops guessing at one account from one network, without locking out
 * its owner elsewhere; the second stops password spraying; the third stops distributed guessing at one account.
 */
export function loginLimits({ nameHash, network }: LoginAttempt): AttemptLimit[] {
  return [
    { key: `login ${network} ${nameHash}`, max: 10, windowMs: WINDOW_MS },
    { key: `login ${network}`, max: 50, windowMs: WINDOW_MS },
    { key: `login * ${nameHash}`, max: 200, windowMs: WINDOW_MS },
  ];
}
