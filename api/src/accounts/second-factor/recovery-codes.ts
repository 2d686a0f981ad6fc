import { RECOVERY_CODES } from '@wabu/shared/entities/account/second-factor';
import { keyedHash } from '../../http/keyed-hash.ts';
import type { Platform } from '../../platform/platform.ts';

/** Crockford's base32: no letter looks like a digit. 12 of them have 60 random bits. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** New codes such as `h4tk-9wzc-m2xe`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () =>
      [...crypto.getRandomValues(new Uint8Array(GROUP_LENGTH))]
        .map((byte) => LETTERS[byte % LETTERS.length])
        .join(''),
    ).join('-'),
  );

/** The hash under which a code is stored, however it is typed. */
export function recoveryCodeHash(
  { settings }: Platform,
  userId: string,
  code: string,
): Promise<string> {
  const plain = code.replace(/[\s-]/g, '').toLowerCase().replaceAll('o', '0').replace(/[il]/g, '1');
  return keyedHash(settings.jwtSecret, 'recovery code', `${userId} ${plain}`);
}
