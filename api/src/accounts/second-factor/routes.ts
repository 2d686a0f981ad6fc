import {
  factorOwnerSchema,
  newPasskeySchema,
  newTotpSchema,
  ownFactorsSchema,
  passkeyRemovalSchema,
  recoveryCodesSchema,
  requiredFactorsSchema,
  requireFactorsSchema,
  secondFactorMessages,
  totpCodeSchema,
} from '@wabu/shared/entities/account/second-factor';
import { userMessages } from '@wabu/shared/entities/passwords/user-messages';
import type { Role } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { forbidden, notFound } from '../../http/problem.ts';
import { describeRoute, messageSchema } from '../../http/route-metadata.ts';
import { confirmed } from '../../http/sessions/confirmed.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { permit } from '../../http/sessions/permit.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { json } from '../../http/validate.ts';
import { authorOf } from '../../records/store/author.ts';
import {
  findUserByName,
  hasFactors,
  recordUserChange,
} from '../credentials/credentials-repository.ts';
import {
  deleteAllFactors,
  readOwnFactors,
  readRequiredFactors,
  replaceRequiredFactors,
} from './factor-repository.ts';
import { activateTotp, removeTotp, replaceCodes, startTotp } from './own-factors.ts';
import { readPasskeys } from './passkey-repository.ts';
import { addPasskey, passkeyOptions, removePasskey } from './passkeys.ts';
import { factorEntry } from './write-factors.ts';

/** Calls that answer a secret take no `Idempotency-Key`: no reply of theirs is stored. */
export const secondFactorRoutes = newRoutes()
  .get(
    '/api/d1/secondfactors',
    describeRoute('The own second factors', { json: ownFactorsSchema }),
    permit('account.secure'),
    async (c) => {
      const { database } = c.get('platform');
      const { id } = c.get('user');
      const [factors, passkeys] = await Promise.all([
        readOwnFactors(database, id),
        readPasskeys(database, id),
      ]);
      return c.json({ ...factors, passkeys }, 200);
    },
  )
  .post(
    '/api/d1/passkeyoptions',
    describeRoute('What a browser needs to make a passkey (WebAuthn)', {
      json: z.looseObject({ challenge: z.string() }),
      others: [409],
    }),
    permit('account.secure'),
    confirmed(),
    async (c) => {
      return c.json(await passkeyOptions(c), 200);
    },
  )
  .post(
    '/api/d1/addpasskey',
    describeRoute('Adds a passkey that was made with these options', {
      json: recoveryCodesSchema,
      others: [409],
    }),
    permit('account.secure'),
    json(newPasskeySchema),
    async (c) => c.json({ recoveryCodes: await addPasskey(c, c.req.valid('json')) }, 200),
  )
  .post(
    '/api/d1/removepasskey',
    describeRoute('Removes a passkey', { json: messageSchema, others: [404] }),
    permit('account.secure'),
    json(passkeyRemovalSchema),
    confirmed(),
    async (c) => {
      await removePasskey(c, c.req.valid('json').id);
      return c.json({ message: 'Passkey tolta' }, 200);
    },
  )
  .post(
    '/api/d1/starttotp',
    describeRoute('Starts to connect an app that makes codes', {
      json: newTotpSchema,
      others: [409],
    }),
    permit('account.secure'),
    confirmed(),
    async (c) => {
      return c.json(await startTotp(c), 200);
    },
  )
  .post(
    '/api/d1/activatetotp',
    describeRoute('Activates the codes of the app by the first one', {
      json: recoveryCodesSchema,
      others: [409, 429],
    }),
    permit('account.secure'),
    json(totpCodeSchema),
    async (c) => c.json({ recoveryCodes: await activateTotp(c, c.req.valid('json').code) }, 200),
  )
  .post(
    '/api/d1/removetotp',
    describeRoute('Disconnects the app', { json: messageSchema, others: [409] }),
    permit('account.secure'),
    confirmed(),
    async (c) => {
      await removeTotp(c);
      return c.json({ message: 'Secondo fattore disattivato' }, 200);
    },
  )
  .post(
    '/api/d1/newrecoverycodes',
    describeRoute('Replaces the recovery codes', {
      json: recoveryCodesSchema,
      others: [409],
    }),
    permit('account.secure'),
    confirmed(),
    async (c) => {
      return c.json({ recoveryCodes: await replaceCodes(c) }, 200);
    },
  )
  .get(
    '/api/d1/requiredfactors',
    describeRoute('The roles that must have a second factor, and the users who have one', {
      json: requiredFactorsSchema,
    }),
    permit('users.write'),
    async (c) => c.json(await readRequiredFactors(c.get('platform').database), 200),
  )
  .put(
    '/api/d1/requirefactors',
    describeRoute('Requires a second factor of the users of some roles', { json: messageSchema }),
    permit('users.write'),
    json(requireFactorsSchema),
    confirmed(),
    async (c) => {
      await requireFactors(c, c.req.valid('json').roles);
      return c.json({ message: 'Regola salvata' }, 200);
    },
  )
  .post(
    '/api/d1/removesecondfactor',
    describeRoute('Removes the second factors of another user, and ends its sessions', {
      json: messageSchema,
      others: [404],
    }),
    permit('users.write'),
    json(factorOwnerSchema),
    confirmed(),
    async (c) => {
      await removeFactorsOf(c, c.req.valid('json').name);
      return c.json({ message: 'Secondo fattore disattivato' }, 200);
    },
  );

/** Requires a second factor of the users of these roles, and of no others. It counts from their next call on. */
async function requireFactors(c: Context<ApiEnv>, roles: Role[]): Promise<void> {
  const platform = c.get('platform');
  await platform.database.write([
    ...replaceRequiredFactors(roles),
    recordUserChange(authorOf(c), c.get('user'), 'require-factors', { after: { roles } }),
  ]);
  clearSessionCache(platform);
}

/**
 * Removes all factors of another user, who has lost them, and ends the user's sessions. Throws 404 for no user and
 * 403 for the own name: the account page removes the own factors, and keeps this session.
 */
async function removeFactorsOf(c: Context<ApiEnv>, name: string): Promise<void> {
  const platform = c.get('platform');
  const user = await findUserByName(platform.database, name);
  if (user === null) throw notFound(userMessages.notFound);
  if (user.id === c.get('user').id) throw forbidden(secondFactorMessages.notOwn);
  const has = await hasFactors(platform.database, user.id);
  await platform.database.write([
    ...(has ? [factorEntry(c, 'remove-factor', user, { kind: 'all' })] : []),
    ...deleteAllFactors(user.id),
    endSessionsOf(user.id),
  ]);
  clearSessionCache(platform);
}
