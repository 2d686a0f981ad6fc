import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../platform.ts';
import { Semaphore } from './semaphore.ts';

/** Parameters from the OWASP Password Storage Cheat Sheet. A hash needs 32 MiB, so few run at once. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const OPTIONS = { ...COST, maxmem: 64 * 1024 * 1024 };
const PREFIX = `$scrypt$ln=15,r=8,p=3$`;
const KEY_BYTES = 32;

const MAX_CONCURRENT = 2;
/** At 250 ms per hash, a longer queue would exceed a client's timeout. */
const MAX_QUEUE = 100;

/** Runs on Node, and on workerd with its `nodejs_compat` flag. */
export function scryptPasswords(): PasswordHasher {
  const semaphore = new Semaphore(MAX_CONCURRENT, MAX_QUEUE);
  const derive = (password: string, salt: Buffer) => semaphore.run(() => deriveKey(password, salt));
  const dummySalt = randomBytes(16);
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt);
      return `${PREFIX}${salt.toString('base64')}$${key.toString('base64')}`;
    },
    async verify(password, hash) {
      const [salt, expected] = parseHash(hash);
      const key = await derive(password, salt ?? dummySalt);
      return expected !== undefined && timingSafeEqual(key, expected);
    },
  };
}

function parseHash(hash: string | null): [Buffer, Buffer] | [] {
  if (hash === null || !hash.startsWith(PREFIX)) return [];
  const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$');
  const expected = Buffer.from(key, 'base64');
  return expected.byteLength === KEY_BYTES ? [Buffer.from(salt, 'base64'), expected] : [];
}

function deriveKey(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, OPTIONS, (error, key) =>
      error === null ? resolve(key) : reject(error),
    );
  });
}
