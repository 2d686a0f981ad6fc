import { HOST_CHALLENGE_PATH, ownHostSchema } from '@wabu/shared/entities/microsites/own-host';
import { requiredLine } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { frontendKeySchema } from '../frontends/frontend-key.ts';
import { newRoutes } from '../http/env.ts';
import { notFound } from '../http/problem.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json, query } from '../http/validate.ts';
import { permit } from '../sessions/permit.ts';
import { perMinute } from '../store/rate-limit.ts';
import { addsData } from '../store/require-space.ts';
import { challengeAnswer } from './challenge.ts';
import { hostOf } from './host-gate.ts';
import { findHostedUrl } from './own-host-repository.ts';
import { disableHost, enableHost, ownHostOf } from './own-host-service.ts';

const domainSchema = z.object({ domain: requiredLine(253) });

/** Each attempt asks a host of somebody else. */
const ATTEMPTS_PER_MINUTE = 30;

/** The own hosts of microsites. */
export const ownHostRoutes = newRoutes()
  .get(
    '/api/d1/getownhost',
    describeRoute('The own host of a frontend', { json: ownHostSchema, others: [404] }),
    permit('frontends.read'),
    query(frontendKeySchema),
    async (c) => c.json(await ownHostOf(c, c.req.valid('query').URL), 200),
  )
  .post(
    '/api/d1/enableownhost',
    describeRoute('Serves a microsite on its own host, once that leads to this server', {
      json: ownHostSchema,
      others: [404, 409],
    }),
    permit('hosts.write'),
    addsData(),
    perMinute('own host', ATTEMPTS_PER_MINUTE),
    json(frontendKeySchema),
    async (c) => c.json(await enableHost(c, c.req.valid('json').URL), 200),
  )
  .post(
    '/api/d1/disableownhost',
    describeRoute('Ends the own host of a frontend', { json: ownHostSchema, others: [404] }),
    permit('hosts.write'),
    json(frontendKeySchema),
    async (c) => c.json(await disableHost(c, c.req.valid('json').URL), 200),
  )
  .get(
    '/api/public/domain',
    describeRoute('200 for an enabled own host, so that a proxy gets a certificate for it', {
      type: 'text/plain',
      others: [404],
    }),
    query(domainSchema),
    async (c) => {
      const { database, settings } = c.get('platform');
      const host = c.req.valid('query').domain.toLowerCase();
      const isOn = settings.publicUrl !== undefined && (await findHostedUrl(database, host));
      if (!isOn) throw notFound();
      return c.text('ok', 200);
    },
  );

/** The answer to our own question whether a host leads here. */
export const hostChallengeRoutes = newRoutes().get(
  `${HOST_CHALLENGE_PATH}/:nonce`,
  describeRoute('Proves that the asked host is served by this installation', {
    type: 'text/plain',
    others: [404],
  }),
  async (c) => {
    const answer = await challengeAnswer(c.get('platform'), hostOf(c), c.req.param('nonce'));
    if (answer === null) throw notFound();
    return c.text(answer, 200);
  },
);
