import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import {
  hostInUrl,
  isSiteHost,
  type OwnHost,
  ownHostMessages,
} from '@wabu/shared/entities/microsites/own-host';
import type { Context } from 'hono';
import { findFrontend } from '../frontends/frontend-repository.ts';
import { currentFrontend, frontendChange } from '../frontends/frontend-service.ts';
import type { ApiEnv } from '../http/env.ts';
import { httpProblem, notFound } from '../http/problem.ts';
import { writeAndInvalidate } from '../lists/write-and-invalidate.ts';
import { ConstraintError } from '../platform/platform.ts';
import { authorOf } from '../store/author.ts';
import { recordChange } from '../store/change-repository.ts';
import { leadsHere } from './challenge.ts';
import { deleteHost, findEnabledHost, findHostedUrl, insertHost } from './own-host-repository.ts';

/** The own host of a frontend, as staff see it. Throws 404. */
export async function ownHostOf(c: Context<ApiEnv>, URL: string): Promise<OwnHost> {
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
export async function enableHost(c: Context<ApiEnv>, URL: string): Promise<OwnHost> {
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
        recordChange(author, { ...frontendChange(stored), action: 'enable-host', after: { host } }),
      ],
    );
  } catch (error) {
    if (error instanceof ConstraintError && error.constraint === 'own_hosts.host') throw taken();
    throw error;
  }
  return ownHostOf(c, URL);
}

/** Ends the own host of a frontend: its pages are 404 there from the next request on. Throws 404. */
export async function disableHost(c: Context<ApiEnv>, URL: string): Promise<OwnHost> {
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
        ...frontendChange(stored),
        action: 'disable-host',
        before: { host: enabled.host },
      }),
    ],
  );
  return ownHostOf(c, URL);
}

const taken = () => httpProblem(409, 'duplicate', ownHostMessages.taken);
