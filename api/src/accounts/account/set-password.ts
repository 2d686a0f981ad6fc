import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import { newPasswordSchema } from '@wabu/shared/entities/user';
import { invalid, notFound } from '../../http/problem.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { unlessOvertaken } from '../../platform/guarded-write.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Author } from '../../records/store/change-repository.ts';
import {
  findUserByName,
  hasFactors,
  recordUserChange,
  updatePassword,
  userExists,
} from '../credentials/credentials-repository.ts';
import { requireNewPassword } from '../credentials/new-password.ts';
import { deleteAllFactors } from '../second-factor/factor-repository.ts';

export interface NewPassword {
  name: string;
  password: string;
  removeSecondFactor: boolean;
}

/**
 * Sets a user's password and ends the user's sessions in the same write. Enables nothing: a user who cannot sign in
 * still cannot. Throws 400 for a password against the rules, and 404.
 */
export async function setPassword(
  platform: Platform,
  { name, password, removeSecondFactor }: NewPassword,
  author: Author,
): Promise<void> {
  const checked = newPasswordSchema.safeParse(password);
  if (!checked.success) throw rejected(checked.error.issues[0]?.message);
  await requireNewPassword(password, { name, field: 'password' });
  const user = await findUserByName(platform.database, name);
  if (user === null) throw notFound(userMessages.notFound);
  const passwordHash = await platform.passwords.hash(password);
  const removed = { after: { kind: 'all' } };
  const has = removeSecondFactor && (await hasFactors(platform.database, user.id));
  const writing = platform.database.write({
    requires: [userExists(user.id)],
    statements: [
      recordUserChange(author, user, 'set-password'),
      endSessionsOf(user.id),
      updatePassword(user.id, passwordHash, platform.now()),
      ...(has ? [recordUserChange(author, user, 'remove-factor', removed)] : []),
      ...(removeSecondFactor ? deleteAllFactors(user.id) : []),
    ],
  });
  const written = await unlessOvertaken(writing);
  clearSessionCache(platform);
  // The user was deleted while the password was hashed.
  if (written === null) throw notFound(userMessages.notFound);
  platform.log('warn', 'password set by the operator', { user: user.name, removeSecondFactor });
}

const rejected = (message: string = userMessages.passwordCommon) =>
  invalid([{ field: 'password', message }]);
