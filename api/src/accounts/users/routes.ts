import { DEFAULT_AVATAR } from '@wabu/shared/entities/files';
import { listedUserSchema, type NewUser, newUserSchema } from '@wabu/shared/entities/user';
import {
  managedUserMessages,
  managedUserSchema,
  type UserChange,
  userChangeSchema,
  userKeySchema,
} from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { deleteUnusedAvatar } from '../../files/avatar-repository.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { HttpProblem } from '../../http/problem.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json } from '../../http/validate.ts';
import { wholeList } from '../../records/lists/whole-list.ts';
import { currentRecord } from '../../records/pipeline/carry-out.ts';
import { addRecord, changeRecord, removeRecord } from '../../records/pipeline/record-calls.ts';
import { addsData } from '../../records/store/require-space.ts';
import { requireOther, userKind } from './user-kind.ts';
import { readManagedUsers, toManaged, userList } from './user-repository.ts';

export const userRoutes = newRoutes()
  .get(
    '/api/d1/getusers',
    describeRoute('All users, by name', { json: z.array(listedUserSchema), others: [304] }),
    permit('users.read'),
    wholeList(userList),
  )
  .post(
    '/api/d1/adduser',
    describeRoute('Adds a user', {
      status: 201,
      json: z.extend(listedUserSchema, { message: z.string() }),
      others: [409],
    }),
    permit('users.write'),
    addsData(),
    json(newUserSchema),
    async (c) => c.json(await addUser(c, c.req.valid('json')), 201),
  )
  .post(
    '/api/d1/deleteuser',
    describeRoute('Deletes a user and ends all of its sessions', {
      json: messageSchema,
      others: [404],
    }),
    permit('users.write'),
    json(userKeySchema),
    async (c) => c.json(await removeRecord(c, userKind, c.req.valid('json').name, null), 200),
  )
  .get(
    '/api/d1/managedusers',
    describeRoute('All users, by name, as kings see them: disabled or not, and the last sign-in', {
      json: z.array(managedUserSchema),
    }),
    permit('users.write'),
    async (c) => {
      const { database, now } = c.get('platform');
      return c.json(await readManagedUsers(database, now()), 200);
    },
  )
  .put(
    '/api/d1/updateuser',
    describeRoute(
      'Changes the role of another user, disables or enables the user, and ends all of the sessions',
      { json: managedUserSchema, others: [404, 409, 412] },
    ),
    permit('users.write'),
    json(userChangeSchema),
    async (c) => c.json(await changeUser(c, c.req.valid('json'), expectedVersion(c)), 200),
  );

/** Adds a user. Throws 400 for a password against the rules, and 409 for a taken name: then the uploaded avatar goes. */
async function addUser(c: Context<ApiEnv>, user: NewUser) {
  const { clear_psw: _, ...named } = user;
  const avatar = user.clear_avatar;
  try {
    return await addRecord(c, userKind, user, named);
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 409 && avatar !== DEFAULT_AVATAR)
      await c.get('platform').database.write([deleteUnusedAvatar(avatar)]);
    throw error;
  }
}

/** Changes role and `disabled` of another user; to what the user is already, nothing. Throws 403, 404, 409 and 412. */
async function changeUser(c: Context<ApiEnv>, change: UserChange, expected: number | null) {
  const { name, role, disabled } = change;
  requireOther(c, name, managedUserMessages.notYourself);
  const user = await currentRecord(c, userKind, name, expected);
  const isSame = (role ?? user.role) === user.role && (disabled ?? user.disabled) === user.disabled;
  if (isSame) return toManaged(user, c.get('platform').now());
  return changeRecord(c, userKind, name, change, expected);
}
