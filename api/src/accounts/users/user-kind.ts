import { trashMessages } from '@wabu/shared/entities/history/trash';
import { can, deletableRoles } from '@wabu/shared/entities/permissions';
import { type ListedUser, newUserSchema, userMessages } from '@wabu/shared/entities/user';
import {
  managedUserMessages,
  type UserChange,
  userChangeSchema,
} from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import { avatarFromTrash, moveAvatarToTrash } from '../../files/avatar-repository.ts';
import type { ApiEnv } from '../../http/env.ts';
import { forbidden } from '../../http/problem.ts';
import { requireConfirmation } from '../../http/sessions/confirmed.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { duplicate } from '../../records/pipeline/carry-out.ts';
import { defineRecord, type Earlier, type Writes } from '../../records/pipeline/define-record.ts';
import { acceptBy, freeKey } from '../../records/pipeline/free-key.ts';
import type { TrashedRecord } from '../../records/store/trashed-repository.ts';
import {
  hasFactors,
  hasOtherKing,
  type KeptCredentials,
  keepCredentials,
  restoreFactors,
} from '../credentials/credentials-repository.ts';
import { requireOtherKing, staysKing } from '../credentials/last-king.ts';
import { requireNewPassword } from '../credentials/new-password.ts';
import { deleteLinkOf } from '../credentials/sign-in-link-repository.ts';
import {
  isNameTaken,
  listedOf,
  newUser,
  toManaged,
  type UserRecord,
  userPerson,
  userRows,
} from './user-repository.ts';

/** What the history and the trash keep of a user: only a disabled one has `disabled`. */
interface UserContent extends ListedUser {
  disabled?: true;
}

const nameTaken = () => duplicate('clear_name', userMessages.duplicate);

const contentOf = (user: UserRecord): UserContent => ({
  ...listedOf(user),
  ...(user.disabled && { disabled: true }),
});

export const userKind = defineRecord({
  store: userRows,
  entity: 'user',
  write: 'users.write',
  historyFor: 'writers',
  keyField: 'clear_name',
  keyOf: ({ name }) => name,
  input: newUserSchema,
  changeInput: userChangeSchema,
  create: async (c, { clear_name: name, clear_role: role, ...user }) => {
    const { database, passwords } = c.get('platform');
    await requireNewPassword(user.clear_psw, { name, field: 'clear_psw' });
    if (await isNameTaken(database, name)) throw nameTaken();
    const passwordHash = await passwords.hash(user.clear_psw);
    return newUser({ name, role, avatar: user.clear_avatar, passwordHash });
  },
  change: changedUser,
  person: userPerson,
  label: ({ name }) => name,
  content: contentOf,
  trashed: (user) => ({ document: contentOf(user) }),
  along,
  shown: toManaged,
  added: (user) => ({ message: 'Utente creato correttamente!', ...listedOf(user) }),
  forbidDeletion: async (c, users) => {
    const { database } = c.get('platform');
    const problemOf = ({ id, role }: UserRecord) => {
      if (id === c.get('user').id) return forbidden(userMessages.notYourself);
      return deletableRoles.includes(role) ? null : forbidden(managedUserMessages.kingStays);
    };
    if (!users.some(problemOf))
      for (const { id } of users) if (await hasFactors(database, id)) await requireConfirmation(c);
    return problemOf;
  },
  constraints: { 'users.name_key': nameTaken, 'users.look_key': nameTaken },
  comeBack,
  fromContent: (_, { name }, content): Earlier<UserChange> => {
    const { clear_role: role, disabled = false } = content as unknown as UserContent;
    return { change: { name, role, disabled } };
  },
  messages: { ...userMessages, changedMeanwhile: managedUserMessages.changedMeanwhile },
  deleted: 'Utente cancellato correttamente!',
});

/** Throws 403 for the own name. */
export function requireOther(c: Context<ApiEnv>, name: string, ifOwn: string): void {
  if (name === c.get('user').name) throw forbidden(ifOwn);
}

/**
 * Another user with another role, or disabled or enabled; a disabled one loses the one-time link. A change of a king,
 * and to one, needs a confirmed session. Throws 403, and 409 for the last king who can sign in.
 */
async function changedUser(
  c: Context<ApiEnv>,
  before: UserRecord,
  { role = before.role, disabled = before.disabled }: UserChange,
): Promise<UserRecord> {
  requireOther(c, before.name, managedUserMessages.notYourself);
  if ([before.role, role].some((one) => can(one, 'users.write'))) await requireConfirmation(c);
  const after = { ...before, role, disabled, ...(disabled && { linkUntil: null }) };
  if (!staysKing(after)) await requireOtherKing(c, before);
  return after;
}

/** A change and a deletion end all sessions of the user. */
function along(c: Context<ApiEnv>, { changed, removed }: Writes<UserRecord>) {
  const after = changed.map((one) => one.after);
  return {
    requires: after.filter((user) => !staysKing(user)).map(({ id }) => hasOtherKing(id)),
    before: removed.flatMap((user) => [
      keepCredentials(user.id, user.passwordHash),
      endSessionsOf(user.id),
      ...moveAvatarToTrash(user),
    ]),
    after: after.flatMap(({ id, disabled }) => [
      endSessionsOf(id),
      ...(disabled ? [deleteLinkOf(id)] : []),
    ]),
    settled: () => clearSessionCache(c.get('platform')),
  };
}

/** The user with role, picture, password and factors, disabled as before. Sessions and the one-time link stay ended. */
async function comeBack(
  c: Context<ApiEnv>,
  entry: TrashedRecord,
  { key }: { key?: string | undefined },
) {
  const { database } = c.get('platform');
  const credentials = entry.credentials as KeptCredentials | null;
  if (credentials?.totp || credentials?.passkeys.length) await requireConfirmation(c);
  const { clear_name, clear_role, clear_avatar, disabled = false } = entry.document as UserContent;
  const name = await freeKey({
    own: clear_name,
    chosen: key,
    accept: acceptBy(newUserSchema.shape.clear_name, userMessages.name),
    isTaken: (one) => isNameTaken(database, one),
    taken: trashMessages.userNameTaken,
  });
  const id = entry.recordId;
  const { avatar, statement } = await avatarFromTrash(database, entry, clear_avatar);
  // No password fits an empty hash.
  const passwordHash = credentials?.hash ?? '';
  return {
    record: newUser({ id, name, role: clear_role, avatar, passwordHash, disabled }),
    statements: [...restoreFactors(entry.id), statement],
  };
}
