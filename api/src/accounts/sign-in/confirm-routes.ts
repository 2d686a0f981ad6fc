import {
  confirmationChallengeSchema,
  confirmationSchema,
  type SignedChallenge,
  secondFactorMessages,
  signedChallengeSchema,
} from '@wabu/shared/entities/account/second-factor';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { CONFIRMED_MINUTES } from '@wabu/shared/entities/retention';
import type { Context } from 'hono';
import { clientNetwork } from '../../http/client-network.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { httpProblem, invalid, unauthenticated } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { clearSessionCache } from '../../http/sessions/live-session.ts';
import { permit } from '../../http/sessions/permit.ts';
import { confirmUntil } from '../../http/sessions/session-repository.ts';
import { json } from '../../http/validate.ts';
import { unlessOvertaken } from '../../platform/guarded-write.ts';
import {
  consumeAttempt,
  consumeUnwritten,
  resetAttempts,
} from '../../records/store/attempt-limits.ts';
import { findUserById } from '../credentials/credentials-repository.ts';
import { findChallenge } from '../second-factor/challenge-repository.ts';
import { challengeHash, newChallenge } from '../second-factor/challenges.ts';
import { readPasskeys } from '../second-factor/passkey-repository.ts';
import { passkeyProof, relyingParty } from '../second-factor/passkeys.ts';
import { challengeLimit } from './login-limits.ts';
import { withChallenge } from './second-step.ts';

/** Apart from the limits of the sign-in: a session that was left open cannot lock its owner out. */
const limitOf = (userId: string) => ({
  key: `password ${userId}`,
  max: 10,
  windowMs: 15 * MINUTE_MS,
});

/**
 * Confirms the session of the request by the password of its user. Throws 400 for a wrong one, because a 401 would
 * end the session in the browser, and 429 after ten wrong answers in 15 minutes.
 */
async function confirmByPassword(c: Context<ApiEnv>, password: string): Promise<void> {
  const platform = c.get('platform');
  const { id, jti } = c.get('user');
  const limit = limitOf(id);
  await consumeAttempt(platform, limit);
  const user = await findUserById(platform.database, id);
  if (user === null) throw unauthenticated();
  if (!(await platform.passwords.verify(password, user.passwordHash)))
    throw invalid([{ field: 'password', message: secondFactorMessages.wrongPassword }]);
  await platform.database.write([confirmUntil(jti, endOf(c))]);
  await confirmed(c, limit.key);
}

/** A challenge for this session, and the passkeys that may sign it. Throws 409 for a user without a passkey. */
async function confirmationChallenge(c: Context<ApiEnv>) {
  const platform = c.get('platform');
  const { id: userId, jti } = c.get('user');
  const own = await readPasskeys(platform.database, userId);
  if (own.length === 0) throw httpProblem(409, 'incomplete', secondFactorMessages.noPasskey);
  return {
    challenge: await newChallenge(platform, { kind: 'confirmation', userId, jti }),
    allowCredentials: own.map(({ id }) => ({ id, type: 'public-key' as const })),
  };
}

/**
 * Confirms the session of the request by a passkey of its user, which has checked who holds it. Throws 400 for another
 * signature or passkey, and for a challenge that is used, expired or of another session; 429 as `confirmByPassword`.
 */
async function confirmByPasskey(
  c: Context<ApiEnv>,
  { challenge, passkey }: SignedChallenge,
): Promise<void> {
  const platform = c.get('platform');
  const { id, jti } = c.get('user');
  const limit = limitOf(id);
  await consumeAttempt(platform, limit);
  const hash = await challengeHash(platform, challenge);
  const asked = await findChallenge(platform.database, hash, platform.now());
  if (asked?.kind !== 'confirmation' || asked.jti !== jti) throw rejected();
  const signed = { challenge, passkey, rp: relyingParty(c), alone: true };
  const found = await passkeyProof(platform, signed);
  if (found?.userId !== id) throw rejected();
  const { requires, statements } = withChallenge(hash, found.proof);
  const confirming = platform.database.write({
    requires,
    statements: [confirmUntil(jti, endOf(c)), ...statements],
  });
  if ((await unlessOvertaken(confirming)) === null) throw rejected();
  await confirmed(c, limit.key);
}

const rejected = () => httpProblem(400, 'invalid', secondFactorMessages.wrongConfirmation);

const endOf = (c: Context<ApiEnv>) => c.get('platform').now() + CONFIRMED_MINUTES * MINUTE_MS;

async function confirmed(c: Context<ApiEnv>, limitKey: string): Promise<void> {
  const platform = c.get('platform');
  clearSessionCache(platform);
  platform.log('info', 'session confirmed', { user: c.get('user').name });
  await resetAttempts(platform, limitKey);
}

/** What confirms a session for some minutes, for the calls that answer 403 `confirmation-required`. */
export const confirmationRoutes = newRoutes()
  .post(
    '/api/d1/confirm',
    describeRoute(
      'Confirms the session by the password for some minutes, for the calls that answer 403 `confirmation-required`',
      { status: 204, others: [429] },
    ),
    permit('account.secure'),
    json(confirmationSchema),
    async (c) => {
      await confirmByPassword(c, c.req.valid('json').password);
      return c.body(null, 204);
    },
  )
  .post(
    '/api/d1/confirmchallenge',
    describeRoute('A challenge for a confirmation of the session by a passkey; ignores the body', {
      json: confirmationChallengeSchema,
      others: [409, 429],
    }),
    permit('account.secure'),
    async (c) => {
      await consumeUnwritten(c.get('platform'), challengeLimit(clientNetwork(c)));
      return c.json(await confirmationChallenge(c), 200);
    },
  )
  .post(
    '/api/d1/confirmpasskey',
    describeRoute('Confirms the session by a passkey of its user, as the password does', {
      status: 204,
      others: [429],
    }),
    permit('account.secure'),
    json(signedChallengeSchema),
    async (c) => {
      await confirmByPasskey(c, c.req.valid('json'));
      return c.body(null, 204);
    },
  );
