import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import type { PasswordHasher } from '../platform.ts';
import { Slots } from './semaphore.ts';

/** One of the equal-strength sets that OWASP lists; 32 MiB for each hash, hence so few at a time. */
const COST = { N: 2 ** 15, r: 8, p: 3 };
const OPTIONS = { ...COST, maxmem: 64 * 1024 * 1024 };
const PREFIX = `$scrypt$ln=15,r=8,p=3$`;
const KEY_BYTES = 32;

const AT_A_TIME = 2;
/** At a quarter of a second each, whoever waits behind more than these has gone. */
const LONGEST_QUEUE = 100;

/** Runs on Node and, with its compatibility flag, on workerd. */
export function scryptPasswords(): PasswordHasher {
  const slots = new Slots(AT_A_TIME, LONGEST_QUEUE);
  const derive = (password: string, salt: Buffer) => slots.use(() => deriveKey(password, salt));
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
