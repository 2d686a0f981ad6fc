import {
  confirmationChallengeSchema,
  confirmationSchema,
  signedChallengeSchema,
} from '@wabu/shared/entities/account/second-factor';
import { clientNetwork } from '../http/client-network.ts';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { permit } from '../sessions/permit.ts';
import { consumeUnwritten } from '../store/attempt-limits.ts';
import { confirmationChallenge, confirmByPasskey, confirmByPassword } from './confirm-session.ts';
import { challengeLimit } from './login-limits.ts';

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
