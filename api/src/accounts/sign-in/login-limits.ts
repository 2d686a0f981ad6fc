import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { SessionClient } from '../../http/sessions/client-of.ts';
import { hashOfDevice } from '../../http/sessions/device-cookie.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AttemptLimit } from '../../records/store/attempt-limits.ts';

const WINDOW_MS = 15 * MINUTE_MS;

/** A login attempt without the typed name, because people type passwords into the name field. */
export interface LoginAttempt {
  /** The keyed hash of the typed name, known or unknown. */
  nameHash: string;
  network: string;
  /** The keyed hash of the browser's cookie; null without one. */
  deviceHash: string | null;
}

export async function toLoginAttempt(
  platform: Platform,
  typedName: string,
  { network, deviceToken }: Pick<SessionClient, 'network' | 'deviceToken'>,
): Promise<LoginAttempt> {
  const [nameHash, deviceHash] = await Promise.all([
    keyedHash(platform.settings.jwtSecret, 'typed user name', typedName),
    hashOfDevice(platform, deviceToken),
  ]);
  return { nameHash, network, deviceHash };
}

/**
 * What counts the names at which one password was tried: 16 bits of a keyed hash, another one in each window. So a
 * stored counter tells nobody the password: of a million guesses it leaves fifteen, for those who have the secret too.
 */
export async function typedPasswordMark(
  { settings, now }: Platform,
  typedPassword: string,
): Promise<string> {
  const window = Math.floor(now() / WINDOW_MS);
  const hash = await keyedHash(settings.jwtSecret, 'typed password', `${window} ${typedPassword}`);
  return hash.slice(0, 4);
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
  windowMs: MINUTE_MS,
});

/**
 * The limits of wrong passwords. The first stops guessing at one account from one network, without locking out
 * its owner elsewhere; the second stops guessing at many accounts from one network; the third stops distributed
 * guessing at one account, the fourth that of one password at many names (`passwordLimit`).
 */
export function loginLimits({ nameHash, network }: LoginAttempt, mark: string): AttemptLimit[] {
  return [
    { key: `login ${network} ${nameHash}`, max: 10, windowMs: WINDOW_MS },
    { key: `login ${network}`, max: 50, windowMs: WINDOW_MS },
    { key: `login * ${nameHash}`, max: 200, windowMs: WINDOW_MS },
    passwordLimit(mark),
  ];
}

/** Counts names, not attempts: people type the same wrong password more than once. */
export const passwordLimit = (mark: string): AttemptLimit => ({
  key: `login password ${mark}`,
  max: 10,
  windowMs: WINDOW_MS,
});

/** Counts the attempts with one password at one name, to know the first one. */
export const passwordAtName = (mark: string, { nameHash }: LoginAttempt): AttemptLimit => ({
  key: `login password ${mark} ${nameHash.slice(0, 4)}`,
  max: Number.POSITIVE_INFINITY,
  windowMs: WINDOW_MS,
});

/** The limit of a browser with which the user has signed in before: no stranger can use it up. */
export function deviceLimit({ nameHash, deviceHash }: LoginAttempt): AttemptLimit {
  return { key: `login device ${deviceHash} ${nameHash}`, max: 10, windowMs: WINDOW_MS };
}
