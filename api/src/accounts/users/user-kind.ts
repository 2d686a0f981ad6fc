import { avatarFileName, DEFAULT_AVATAR, extensionOf, folders } from '@wabu/shared/entities/files';
import { trashMessages } from '@wabu/shared/entities/history/trash';
import { can, deletableRoles } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import { type ListedUser, newUserSchema, userMessages } from '@wabu/shared/entities/user';
import {
  managedUserMessages,
  type UserChange,
  userChangeSchema,
} from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import { findFile } from '../../files/object-repository.ts';
import type { ApiEnv } from '../../http/env.ts';
import { forbidden, httpProblem } from '../../http/problem.ts';
import { requireConfirmation } from '../../http/sessions/confirmed.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { holds } from '../../platform/guarded-write.ts';
import type { Database } from '../../platform/platform.ts';
import { duplicate } from '../../records/carry-out.ts';
import { defineRecord, type Earlier, type Writes } from '../../records/define-record.ts';
import { acceptBy, freeKey } from '../../records/free-key.ts';
import { readRecords } from '../../records/store/row-repository.ts';
import { moveFileBack, trashFolder } from '../../records/store/trashed-files-repository.ts';
import type { TrashedRecord } from '../../records/store/trashed-repository.ts';
import {
  hasFactors,
  type KeptCredentials,
  keepCredentials,
  restoreFactors,
} from './credentials-repository.ts';
import {
  hasOtherKing,
  movePictureToTrash,
  toManaged,
  type UserRecord,
  userPerson,
  userRows,
} from './managed-user-repository.ts';
import { requireNewPassword } from './new-password.ts';
import { deleteLinkOf } from './sign-in-link-repository.ts';
import { isNameTaken } from './user-repository.ts';

/** What the history and the trash keep of a user: only a disabled one has `disabled`. */
interface UserContent extends ListedUser {
  disabled?: true;
}

const nameTaken = () => duplicate('clear_name', userMessages.duplicate);

const listedOf = ({ name, role, avatar }: UserRecord): ListedUser => ({
  clear_name: name,
  clear_role: role,
  clear_avatar: avatar,
});

const contentOf = (user: UserRecord): UserContent => ({
  ...listedOf(user),
  ...(user.disabled && { disabled: true }),
});

export const userKind = defineRecord({
  ...userRows,
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
    return {
      id: randomId(),
      version: 1,
      name,
      role,
      avatar: user.clear_avatar,
      passwordHash,
      disabled: false,
      lastSignInAt: null,
      linkUntil: null,
    };
  },
  change: changedUser,
  person: userPerson,
  label: ({ name }) => name,
  content: contentOf,
  trashed: (user) => ({ document: contentOf(user) }),
  along,
  shown: toManaged,
  added: (user) => ({ message: 'Utente creato correttamente!', ...listedOf(user) }),
  forbidDeletion: async (c, ids) => {
    const { database } = c.get('platform');
    const problems = (await readRecords(userRows, database, 'id', ids)).flatMap(({ id, role }) => {
      if (id === c.get('user').id) return [[id, forbidden(userMessages.notYourself)] as const];
      return deletableRoles.includes(role)
        ? []
        : [[id, forbidden(managedUserMessages.kingStays)] as const];
    });
    if (problems.length === 0)
      for (const id of ids) if (await hasFactors(database, id)) await requireConfirmation(c);
    return new Map(problems);
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

export function requireOther(c: Context<ApiEnv>, { id }: UserRecord, ifOwn: string): void {
  if (id === c.get('user').id) throw forbidden(ifOwn);
}

/** Throws 409 for a user without whom no king can sign in. */
export async function requireOtherKing(c: Context<ApiEnv>, { id }: UserRecord): Promise<void> {
  if (await holds(c.get('platform').database, hasOtherKing(id))) return;
  throw httpProblem(409, 'invalid', managedUserMessages.lastKing);
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
  requireOther(c, before, managedUserMessages.notYourself);
  if ([before.role, role].some((one) => can(one, 'users.write'))) await requireConfirmation(c);
  const after = { ...before, role, disabled, ...(disabled && { linkUntil: null }) };
  if (!staysKing(after)) await requireOtherKing(c, before);
  return after;
}

const staysKing = ({ role, disabled }: UserRecord) => can(role, 'users.write') && !disabled;

/** A change and a deletion end all sessions of the user. */
function along(c: Context<ApiEnv>, { changed, removed }: Writes<UserRecord>) {
  const after = changed.map((one) => one.after);
  return {
    requires: after.filter((user) => !staysKing(user)).map(({ id }) => hasOtherKing(id)),
    before: removed.flatMap((user) => [
      keepCredentials(user.id, user.passwordHash),
      endSessionsOf(user.id),
      ...(user.avatar === DEFAULT_AVATAR ? [] : [movePictureToTrash(user)]),
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
  const file = { folder: folders.avatars, name: clear_avatar };
  const id = entry.recordId;
  const avatar = await avatarOf(database, entry.id, id, clear_avatar);
  // No password fits an empty hash.
  const passwordHash = credentials?.hash ?? '';
  return {
    record: {
      id,
      version: 1,
      name,
      role: clear_role,
      avatar,
      passwordHash,
      disabled,
      lastSignInAt: null,
      linkUntil: null,
    },
    statements: [...restoreFactors(entry.id), moveFileBack(entry.id, file, avatar)],
  };
}

/** The name of the restored picture: its own, or another one if a newer user's picture has that. */
async function avatarOf(
  database: Database,
  entryId: number,
  userId: string,
  name: string,
): Promise<string> {
  const [own, taken] = await Promise.all([
    findFile(database, trashFolder(entryId), name),
    findFile(database, folders.avatars, name),
  ]);
  // Another user had the same picture, so that it stayed.
  if (own === null) return taken === null ? DEFAULT_AVATAR : name;
  return taken === null ? name : avatarFileName(userId, extensionOf(name));
}
