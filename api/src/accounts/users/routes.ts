import { listedUserSchema, newUserSchema } from '@wabu/shared/entities/user';
import {
  managedUserSchema,
  signInLinkSchema,
  userChangeSchema,
  userKeySchema,
} from '@wabu/shared/entities/users/managed-user';
import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json } from '../../http/validate.ts';
import { wholeList } from '../../records/lists/whole-list.ts';
import { removeRecord } from '../../records/record-calls.ts';
import { addsData } from '../../records/store/require-space.ts';
import { addUser, changeUser, resetPassword } from './manage-user.ts';
import { readManagedUsers } from './managed-user-repository.ts';
import { userKind } from './user-kind.ts';
import { userList } from './user-repository.ts';

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
  )
  .post(
    '/api/d1/resetpassword',
    describeRoute(
      'Replaces the password of another user by a one-time link, whose token is answered this once, and ends all of the sessions',
      { json: signInLinkSchema, others: [404, 409] },
    ),
    permit('users.write'),
    json(userKeySchema),
    async (c) => c.json(await resetPassword(c, c.req.valid('json').name), 200),
  );
