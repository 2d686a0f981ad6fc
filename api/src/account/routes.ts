import {
  accountMessages,
  acknowledgeSignInsSchema,
  changePasswordSchema,
  endSessionsSchema,
  ownSessionsSchema,
} from '@wabu/shared/entities/account/account';
import * as z from 'zod/mini';
import { uploadForm } from '../files/upload-form.ts';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { permit } from '../sessions/permit.ts';
import { consumeUnwritten } from '../store/attempt-limits.ts';
import { perMinute } from '../store/rate-limit.ts';
import { addsData } from '../store/require-space.ts';
import {
  acknowledgeSignIns,
  changePassword,
  endOwnSessions,
  ownSessions,
} from './account-service.ts';
import { changeAvatar, resetAvatar } from './change-avatar.ts';

const AVATARS_PER_MINUTE = 20;

/** What users do with their own account. */
export const accountRoutes = newRoutes()
  .post(
    '/api/d1/changepassword',
    describeRoute('Changes the own password, ends all other sessions and renews the own token', {
      json: z.object({ message: z.string(), token: z.string() }),
      others: [429],
    }),
    permit('account.manage'),
    json(changePasswordSchema),
    async (c) => {
      const token = await changePassword(c, c.req.valid('json'));
      return c.json({ message: accountMessages.passwordChanged, token }, 200);
    },
  )
  .get(
    '/api/d1/sessions',
    describeRoute('The own open sessions, and sign-ins with new browsers', {
      json: ownSessionsSchema,
    }),
    permit('account.manage'),
    async (c) => c.json(await ownSessions(c), 200),
  )
  .post(
    '/api/d1/endsessions',
    describeRoute('Ends one of the own sessions; without an id, all but the current one', {
      json: z.object({ ended: z.int() }),
    }),
    permit('account.manage'),
    json(endSessionsSchema),
    async (c) => c.json({ ended: await endOwnSessions(c, c.req.valid('json').id) }, 200),
  )
  .post(
    '/api/d1/acknowledgesignins',
    describeRoute('Says that the own sign-ins with new browsers until a time are known', {
      status: 204,
    }),
    permit('account.manage'),
    json(acknowledgeSignInsSchema),
    async (c) => {
      await acknowledgeSignIns(c, c.req.valid('json').until);
      return c.body(null, 204);
    },
  )
  .post(
    '/api/r2/changeavatar',
    describeRoute('Changes the own picture; answers a token of the same session that names it', {
      json: z.object({ token: z.string() }),
      others: [409, 503],
    }),
    permit('account.manage'),
    addsData(),
    perMinute('avatar', AVATARS_PER_MINUTE, consumeUnwritten),
    uploadForm(),
    async (c) => c.json({ token: await changeAvatar(c, c.req.valid('form')) }, 200),
  )
  .post(
    '/api/d1/resetavatar',
    describeRoute('Gives the user the default picture; answers a token of the same session', {
      json: z.object({ token: z.string() }),
      others: [409],
    }),
    permit('account.manage'),
    json(z.object({})),
    async (c) => c.json({ token: await resetAvatar(c) }, 200),
  );
