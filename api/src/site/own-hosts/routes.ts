import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import {
  HOST_CHALLENGE_PATH,
  hostInUrl,
  isSiteHost,
  type OwnHost,
  ownHostMessages,
  ownHostSchema,
} from '@wabu/shared/entities/microsites/own-host';
import { randomId } from '@wabu/shared/entities/random-id';
import { requiredLine } from '@wabu/shared/entities/text';
import type { Context } from 'hono';
import * as z from 'zod/mini';
import { frontendKeySchema } from '../../frontends/record/frontend-key.ts';
import { currentFrontend, frontendKind } from '../../frontends/record/frontend-kind.ts';
import { findFrontend } from '../../frontends/record/frontend-repository.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { keyedHash } from '../../http/keyed-hash.ts';
import { httpProblem, notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import { ConstraintError, type Platform } from '../../platform/platform.ts';
import { writeAndInvalidate } from '../../records/lists/write-and-invalidate.ts';
import { refOf } from '../../records/pipeline/define-record.ts';
import { authorOf } from '../../records/store/author.ts';
import { recordChange } from '../../records/store/change-repository.ts';
import { perMinute } from '../../records/store/rate-limit.ts';
import { addsData } from '../../records/store/require-space.ts';
import { hostOf } from './host-gate.ts';
import { deleteHost, findEnabledHost, findHostedUrl, insertHost } from './own-host-repository.ts';

const NONCE = /^[0-9a-f]{64}$/;

/**
 * What this installation answers for a host and a random number; null for another path. Only a server with
 * our secret knows it, and only for the host under which it was asked.
 */
async function challengeAnswer(
  { settings }: Pick<Platform, 'settings'>,
  host: string,
  nonce: string,
): Promise<string | null> {
  if (!NONCE.test(nonce)) return null;
  return keyedHash(settings.jwtSecret, 'own host', `${host} ${nonce}`);
}

/** True when requests to a host reach this installation, by HTTP or by HTTPS. */
async function leadsHere(platform: Platform, host: string): Promise<boolean> {
  const nonce = randomId(32);
  const expected = await challengeAnswer(platform, host, nonce);
  // Before the host is enabled there may be no certificate for it.
  for (const scheme of ['http', 'https']) {
    const address = `${scheme}://${host}${HOST_CHALLENGE_PATH}/${nonce}`;
    if ((await platform.fetchPublicText(address)) === expected) return true;
  }
  return false;
}

/** The own host of a frontend, as staff see it. Throws 404. */
async function ownHostOf(c: Context<ApiEnv>, URL: string): Promise<OwnHost> {
  const { database, settings } = c.get('platform');
  const stored = await findFrontend(database, normaliseFrontendUrl(URL));
  if (stored === null) throw notFound();
  const host = hostInUrl(stored.frontend.URL);
  const enabled = await findEnabledHost(database, stored.id);
  const facts = { host, enabledBy: null, enabledAt: null };
  if (host === null) return { ...facts, state: 'none' };
  if (settings.publicUrl === undefined) return { ...facts, state: 'off' };
  if (isSiteHost(host, settings.publicUrl)) return { ...facts, state: 'site' };
  if (enabled === null) return { ...facts, state: 'disabled' };
  const { enabledBy, enabledAt } = enabled;
  return { ...facts, state: 'enabled', enabledBy, enabledAt };
}

/**
 * Enables the host in the URL of a frontend, once it has answered our challenge. Throws 404, and 409 for a
 * host that cannot be enabled.
 */
async function enableHost(c: Context<ApiEnv>, URL: string): Promise<OwnHost> {
  const platform = c.get('platform');
  const { state, host } = await ownHostOf(c, URL);
  if (state === 'off') throw httpProblem(409, 'not-configured', ownHostMessages.off);
  if (host === null || state === 'none') throw httpProblem(409, 'invalid', ownHostMessages.none);
  if (state === 'site') throw httpProblem(409, 'invalid', ownHostMessages.site);
  if (state === 'enabled') return ownHostOf(c, URL);
  if ((await findHostedUrl(platform.database, host)) !== null) throw taken();
  if (!(await leadsHere(platform, host)))
    throw httpProblem(409, 'upstream', ownHostMessages.noAnswer);
  const author = authorOf(c);
  const stored = await currentFrontend(c, URL, null);
  try {
    await writeAndInvalidate(
      platform,
      ['microsites'],
      [
        insertHost(stored.id, { host, enabledBy: author.name, enabledAt: author.at }),
        recordChange(author, {
          ...refOf(frontendKind, stored),
          action: 'enable-host',
          after: { host },
        }),
      ],
    );
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'own_hosts.host') throw taken();
    throw error;
  }
  return ownHostOf(c, URL);
}

/** Ends the own host of a frontend: its pages are 404 there from the next request on. Throws 404. */
async function disableHost(c: Context<ApiEnv>, URL: string): Promise<OwnHost> {
  const platform = c.get('platform');
  const author = authorOf(c);
  const stored = await currentFrontend(c, URL, null);
  const enabled = await findEnabledHost(platform.database, stored.id);
  if (enabled === null) throw notFound(ownHostMessages.notEnabled);
  await writeAndInvalidate(
    platform,
    ['microsites'],
    [
      deleteHost(stored.id),
      recordChange(author, {
        ...refOf(frontendKind, stored),
        action: 'disable-host',
        before: { host: enabled.host },
      }),
    ],
  );
  return ownHostOf(c, URL);
}

const taken = () => httpProblem(409, 'duplicate', ownHostMessages.taken);

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
