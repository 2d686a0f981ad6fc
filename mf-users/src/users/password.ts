import { isCommonPassword } from '@wabu/shared/entities/passwords/common-passwords';
import { userLimits } from '@wabu/shared/entities/user';

/** Letters and digits without look-alikes such as 0/O and 1/l. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

function randomLetter(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return letters.charAt(number % letters.length);
}

/** Twenty random characters in four groups: more than 100 bits of entropy. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, randomLetter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

function variety(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
  return kinds.filter((kind) => kind.test(password)).length;
}

/** Estimates the strength from length, distinct characters and character classes; a common password is weak. */
export function strengthOf(password: string, username: string): Strength {
  if (password === '') return 'none';
  const lower = password.toLowerCase();
  const isAboutUser = username !== '' && lower.includes(username.toLowerCase());
  const tooShort = password.length < userLimits.passwordMin;
  if (tooShort || isAboutUser || isCommonPassword(password)) return 'weak';
  const different = new Set(password).size;
  const points = Math.min(password.length, different * 2) + variety(password) * 2;
  if (points < 14) return 'weak';
  if (points < 18) return 'fair';
  return points < 24 ? 'good' : 'strong';
}
