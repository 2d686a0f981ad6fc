import { HOUR_MS } from '@wabu/shared/entities/measures/durations';
import { can } from '@wabu/shared/entities/permissions';
import { randomId } from '@wabu/shared/entities/random-id';
import {
  type LinkUse,
  managedUserMessages,
  SIGN_IN_LINK_HOURS,
  type SignInLink,
  signInLinkSchema,
  userKeySchema,
} from '@wabu/shared/entities/users/managed-user';
import type { Context } from 'hono';
import { clientNetwork } from '../../http/client-network.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { requireConfirmation } from '../../http/sessions/confirmed.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { permit } from '../../http/sessions/permit.ts';
import { endSessionsOf } from '../../http/sessions/session-repository.ts';
import { json } from '../../http/validate.ts';
import { retryOvertaken, unlessOvertaken } from '../../platform/guarded-write.ts';
import type { Platform } from '../../platform/platform.ts';
import { currentRecord } from '../../records/pipeline/carry-out.ts';
import { checkAttempts, recordAttempt } from '../../records/store/attempt-limits.ts';
import { authorOf } from '../../records/store/author.ts';
import {
  findUserByName,
  hasFactors,
  hasOtherKing,
  recordUserChange,
  type StoredUser,
  updatePassword,
} from '../credentials/credentials-repository.ts';
import { requireOtherKing } from '../credentials/last-king.ts';
import { requireNewPassword } from '../credentials/new-password.ts';
import {
  deleteExpiredLinks,
  deleteLink,
  findLinkUser,
  isUsable,
  replaceLink,
} from '../credentials/sign-in-link-repository.ts';
import { requireOther, userKind } from '../users/user-kind.ts';

const LINK_MS = SIGN_IN_LINK_HOURS * HOUR_MS;
const WINDOW_MS = 15 * 60 * 1000;
const MAX_WRONG = 50;

export const signInLinkRoutes = newRoutes().post(
  '/api/d1/resetpassword',
  describeRoute(
    'Replaces the password of another user by a one-time link, whose token is answered this once, and ends all of the sessions',
    { json: signInLinkSchema, others: [404, 409] },
  ),
  permit('users.write'),
  json(userKeySchema),
  async (c) => c.json(await resetPassword(c, c.req.valid('json').name), 200),
);

/**
 * Takes the password from another user, ends the user's sessions, and answers the token of a one-time link by which
 * the user sets a new one. Nothing stores the token. The link of a king is as good as a new king, and factors may
 * fall with the password, so both need a confirmed session. Throws 403 for the caller and without the confirmation,
 * 404, and 409 for a disabled user and the last king who can sign in.
 */
const resetPassword = (c: Context<ApiEnv>, name: string): Promise<SignInLink> =>
  retryOvertaken(async () => {
    const platform = c.get('platform');
    const user = await currentRecord(c, userKind, name, null);
    requireOther(c, name, managedUserMessages.notYourPassword);
    if (user.disabled) throw httpProblem(409, 'invalid', managedUserMessages.isDisabled);
    if (can(user.role, 'users.write') || (await hasFactors(platform.database, user.id)))
      await requireConfirmation(c);
    const token = randomId(32);
    const author = authorOf(c);
    const expiresAt = author.at + LINK_MS;
    const tokenHash = await hashOfLink(platform, token);
    await requireOtherKing(c, user);
    await platform.database.write({
      requires: [userKind.store.areUnchanged([user]), hasOtherKing(user.id)],
      statements: [
        recordUserChange(author, user, 'reset-password'),
        deleteExpiredLinks(author.at),
        replaceLink({ userId: user.id, tokenHash, createdAt: author.at, expiresAt }),
        endSessionsOf(user.id),
        updatePassword(user.id, '', author.at),
      ],
    });
    clearSessionCache(platform);
    return { token, expiresAt };
  });

/**
 * Sets the password of the user whose one-time link this is, and uses the link up. Throws 404 for a link that was
 * used, has expired or never was, 400 for a password that names the user, and 429 when a limit is reached.
 */
export async function setPasswordByLink(
  c: Context<ApiEnv>,
  { token, password }: LinkUse,
): Promise<StoredUser> {
  const platform = c.get('platform');
  const { database } = platform;
  const limit = { key: `link ${clientNetwork(c)}`, max: MAX_WRONG, windowMs: WINDOW_MS };
  await checkAttempts(platform, [limit]);
  const tokenHash = await hashOfLink(platform, token);
  const name = await findLinkUser(database, tokenHash, platform.now());
  const user = name === null ? null : await findUserByName(database, name);
  if (user === null) {
    await recordAttempt(platform, [limit]);
    throw linkGone();
  }
  await requireNewPassword(password, { name: user.name, field: 'password' });
  const passwordHash = await platform.passwords.hash(password);
  const at = platform.now();
  const author = {
    name: user.name,
    role: user.role,
    at,
    requestId: c.get('requestId'),
    batch: randomId(),
  };
  const writing = database.write({
    requires: [isUsable(tokenHash, at)],
    statements: [
      recordUserChange(author, user, 'use-link'),
      updatePassword(user.id, passwordHash, at),
      deleteLink(tokenHash),
    ],
  });
  // Another request has used it, or a king replaced it, while the password was hashed.
  if ((await unlessOvertaken(writing)) === null) throw linkGone();
  return { ...user, passwordHash };
}

const linkGone = () => notFound(managedUserMessages.linkGone);

const hashOfLink = ({ settings }: Platform, token: string): Promise<string> =>
  keyedHash(settings.jwtSecret, 'sign-in link', token);
