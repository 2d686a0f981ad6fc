import { isCommonPassword } from '@wabu/shared/entities/common-passwords';
import { userLimits } from '@wabu/shared/entities/user';

/** Letters and digits that nobody takes for one another when a password is read aloud or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const GROUPS = 4;
const GROUP_LENGTH = 5;

function randomLetter(): string {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return letters.charAt(number % letters.length);
}

/** Twenty random letters in groups: over a hundred bits, and still possible to dictate. */
export function generatePassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, randomLetter).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

export type Strength = 'none' | 'weak' | 'fair' | 'good' | 'strong';

function variety(password: string): number {
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];
  return kinds.filter((kind) => kind.test(password)).length;
}

/** Advice, not a rule: length counts most, repetition counts nothing, the well-known is weak at any length. */
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
