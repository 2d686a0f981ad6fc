import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../platform.ts';
import { Semaphore } from '../semaphore.ts';

/** Parameters from the OWASP Password Storage Cheat Sheet. A hash needs 32 MiB, so few run at once. */
const LOG2_COST = 15;
const MAX_MEMORY = 64 * 1024 * 1024;
const KEY_BYTES = 32;

const MAX_CONCURRENT = 2;
/** At 250 ms per hash, a longer queue would exceed a client's timeout. */
const MAX_QUEUE = 100;

/**
 * Runs on Node, and on workerd with its `nodejs_compat` flag.
 *
 * @param ln scrypt's cost as a power of two; tests with hundreds of sign-ins lower it
 */
export function scryptPasswords(ln = LOG2_COST): PasswordHasher {
  const prefix = `$scrypt$ln=${ln},r=8,p=3$`;
  const semaphore = new Semaphore(MAX_CONCURRENT, MAX_QUEUE);
  const derive = (password: string, salt: Buffer) =>
    semaphore.run(() => deriveKey(password, salt, ln));
  const dummySalt = randomBytes(16);
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt);
      return `${prefix}${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async verify(password, hash) {
      const [salt, expected] = parseHash(hash, prefix);
      const key = await derive(password, salt ?? dummySalt);
      return expected !== undefined && timingSafeEqual(key, expected);
    },
  };
}

function parseHash(hash: string | null, prefix: string): [Buffer, Buffer] | [] {
  if (hash === null || !hash.startsWith(prefix)) return [];
  const [salt = '', key = ''] = hash.slice(prefix.length).split('$');
  const expected = Buffer.from(key, 'base64');
  return expected.byteLength === KEY_BYTES ? [Buffer.from(salt, 'base64'), expected] : [];
}

function deriveKey(password: string, salt: Buffer, ln: number): Promise<Buffer> {
  const options = { N: 2 ** ln, r: 8, p: 3, maxmem: MAX_MEMORY };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, options, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
