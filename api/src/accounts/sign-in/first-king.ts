import { ConstraintError, type Platform, StartError } from '../../platform/platform.ts';
import { isReadOnly } from '../../records/store/transfer-state-repository.ts';
import { isProgramName, PROGRAM_NAMES } from '../users/name-keys.ts';
import { countUsers, newUser, userRows } from '../users/user-repository.ts';

/** 32 letters that are hard to confuse; 20 of them have 100 random bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789W';
const LENGTH = 20;

/** Creates the first king in an empty store. Returns a generated password, to be shown once, else null. */
export async function ensureKing(
  platform: Platform,
  king: { username: string; password: string | undefined },
): Promise<string | null> {
  if ((await countUsers(platform.database)) > 0) return null;
  // The users are on their way from another installation.
  if (await isReadOnly(platform.database)) return null;
  await requireOwnName(king.username);
  const password = king.password ?? generatePassword();
  const passwordHash = await platform.passwords.hash(password);
  const user = newUser({ name: king.username, role: 'king', passwordHash });
  try {
    await platform.database.write(await userRows.insert([user], platform.now()));
  } catch (error) {
    // Another isolate created the king at the same time.
    if (error instanceof ConstraintError) return null;
    throw error;
  }
  return king.password === undefined ? password : null;
}

/** Throws for a name that the history would confuse with the program's own. */
export async function requireOwnName(username: string): Promise<void> {
  if (await isProgramName(username))
    throw new StartError(
      `KING_USERNAME is or looks like ${PROGRAM_NAMES.join(', ')}: choose a name that the program does not use itself.`,
    );
}

export function generatePassword(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}
