import { HOST_CHALLENGE_PATH } from '@wabu/shared/entities/microsites/own-host';
import { CONSENT_PATH } from '@wabu/shared/entities/privacy/consent';
import { REQUEST_PATH } from '@wabu/shared/entities/requests/request-facts';
import { splitPath } from '@wabu/shared/i18n/language-path';
import type { Context, MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import type { Platform } from '../../platform/platform.ts';
import { findHostedUrl } from './own-host-repository.ts';

/** Without `includeSubDomains`: the other hosts of the domain are not ours. */
const OWN_HOST_HSTS = 'max-age=31536000';

/** Asked by load balancers, monitors and proxies under any host. */
const EXEMPT = new RegExp(`^(?:/healthz|/metrics|/api/public/domain|${HOST_CHALLENGE_PATH}/.*)$`);
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** Beside the microsite itself: its pictures, the builds, the notices and the files at the root. */
const SERVED_FILES =
  /^\/(?:media|modules)\/|^\/(?:favicon\.ico|apple-touch-icon\.png|manifest\.webmanifest|robots\.txt)$/;
const NOTICES = ['/privacy', '/cookies'];

/**
 * Decides by host what is served, where the site has a public address: the whole site on its own host and on
 * loopback, one microsite on an enabled host, and no page on any other.
 */
export function hostGate(platform: Platform): MiddlewareHandler<ApiEnv> {
  // At the first request: the routes are also read without a platform, for their description.
  let servesSite: ReturnType<typeof siteHostTest> | undefined;
  return async (c, next) => {
    servesSite ??= siteHostTest(platform.settings.publicUrl);
    const host = hostOf(c);
    if (servesSite(host) || EXEMPT.test(c.req.path)) return next();
    const hosted = await findHostedUrl(platform.database, host);
    if (hosted === null) return c.req.path.startsWith('/api/') ? next() : noSite(c);
    c.set('ownHost', { host, URL: hosted });
    c.header('Strict-Transport-Security', OWN_HOST_HSTS);
    if (!isServed(c)) return noSite(c);
    await next();
    c.res.headers.set('Strict-Transport-Security', OWN_HOST_HSTS);
  };
}

/** Distinguishes the hosts of the whole site from others. Without a public address every host is one. */
function siteHostTest(publicUrl: string | undefined): (host: string) => boolean {
  if (publicUrl === undefined) return () => true;
  const { hostname } = new URL(publicUrl);
  return (host) => host === hostname || LOOPBACK.test(host);
}

/** The asked host in lower case, without port and final dot. */
export const hostOf = (c: Context<ApiEnv>) =>
  new URL(c.req.url).hostname.toLowerCase().replace(/\.$/, '');

function isServed(c: Context<ApiEnv>): boolean {
  const { path } = splitPath(c.req.path);
  const isRequest = path === REQUEST_PATH || path.startsWith(`${REQUEST_PATH}/`);
  if (c.req.method === 'POST') return isRequest || c.req.path === CONSENT_PATH;
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return false;
  return isRequest || path === '/' || NOTICES.includes(path) || SERVED_FILES.test(c.req.path);
}

const noSite = (c: Context<ApiEnv>) =>
  c.text('Nessun sito a questo indirizzo.\nThere is no site at this address.\n', 404);
