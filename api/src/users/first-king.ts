import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { randomId } from '@wabu/shared/entities/random-id';
import { ConstraintError, type Platform } from '../platform/platform.ts';
import { countUsers, insertUser } from './user-repository.ts';

/** Thirty-two letters that are not taken for one another; twenty of them are 100 random bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789W';
const LENGTH = 20;

/**
 * On an empty store the first user is made, a king. Gives the password when it was made up, to be shown
 * this one time; null when there is nothing to show.
 */
export async function ensureKing(
  platform: Platform,
  king: { username: string; password: string | undefined },
): Promise<string | null> {
  if ((await countUsers(platform.database)) > 0) return null;
  const password = king.password ?? generatePassword();
  const user = {
    id: randomId(),
    name: king.username,
    role: 'king',
    avatar: DEFAULT_AVATAR,
    passwordHash: await platform.passwords.hash(password),
  } as const;
  try {
    await platform.database.write([insertUser(user, platform.now())]);
  } catch (error) {
    // Another Worker made the same king at the same moment.
    if (error instanceof ConstraintError) return null;
    throw error;
  }
  return king.password === undefined ? password : null;
}

export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
