import type { TOTP } from 'otpauth';

/** Bytes of a seed: the length of SHA-1's output (RFC 4226, 4). */
const SEED_BYTES = 20;
/** One step before and after: clocks of phones differ, and typing takes time (RFC 6238, 5.2). */
const WINDOW = 1;

/** Every app knows these parameters; many ignore others. */
async function totpOf(seed?: string): Promise<TOTP> {
  // Loaded on demand: most sign-ins need no code.
  const { Secret, TOTP } = await import('otpauth');
  const secret = seed === undefined ? new Secret({ size: SEED_BYTES }) : Secret.fromBase32(seed);
  return new TOTP({ issuer: 'Wabu', algorithm: 'SHA1', digits: 6, period: 30, secret });
}

/** A new seed in base32. */
export async function newSeed(): Promise<string> {
  return (await totpOf()).secret.base32;
}

/** The address of a seed for apps, `otpauth://totp/…`, under the name of its user. */
export async function seedUri(seed: string, userName: string): Promise<string> {
  const totp = await totpOf(seed);
  totp.label = userName;
  return totp.toString();
}

/** The time step of a right code; null for a wrong one. `now` in milliseconds since 1970. */
export async function stepOfCode(seed: string, code: string, now: number): Promise<number | null> {
  const totp = await totpOf(seed);
  const difference = totp.validate({ token: code, timestamp: now, window: WINDOW });
  return difference === null ? null : totp.counter({ timestamp: now }) + difference;
}
