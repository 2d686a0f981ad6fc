import { scryptPasswords } from '../src/platform/node/scrypt-passwords.ts';

/** Password hashes at scrypt's lowest cost: a suite hashes some 300 times. */
export const fastHashes = () => scryptPasswords(1);
