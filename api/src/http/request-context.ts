import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import { PREVIEW_PATH } from '@wabu/shared/entities/microsites/preview';
import { REQUEST_PATH } from '@wabu/shared/entities/requests/request-facts';
import type { MiddlewareHandler } from 'hono';
import type { Platform } from '../platform/platform.ts';
import { noteAnswered, routeOf } from './answered.ts';
import type { ApiEnv } from './env.ts';
import { requestIdOf, traceIdOf } from './request-id.ts';
import { apiHeaders, STRICT_TRANSPORT } from './security-headers.ts';

/** Sets the request id, the platform and the api headers, counts the request, and logs writes and failures. */
export function requestContext(platform: Platform): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = performance.now();
    const header = (name: string) => c.req.header(name);
    c.set('platform', platform);
    c.set('requestId', requestIdOf(platform, header, c.env));
    c.set('traceId', traceIdOf(platform, header, c.env));
    for (const [name, value] of Object.entries(apiHeaders)) c.header(name, value);
    c.header('X-Request-Id', c.get('requestId'));
    await next();
    const { status, headers } = c.res;
    const batch = c.get('batch');
    if (platform.settings.strictTransport === false) headers.delete(STRICT_TRANSPORT);
    if (batch !== undefined && status < 400) headers.set(BATCH_HEADER, batch);
    if (headers.get('Content-Type') === 'application/json')
      headers.set('Content-Type', 'application/json; charset=utf-8');
    const { method } = c.req;
    const { requestId, traceId } = c.var;
    const route = routeOf(c);
    noteAnswered(platform, c.env, started, { method, route, status, requestId, traceId });
    if (method === 'GET' && status < 400) return;
    platform.log(levelOf(status), 'request', {
      requestId,
      traceId,
      method,
      path: withoutToken(c.req.path),
      status,
      ms: Math.round(performance.now() - started),
      user: c.get('user')?.name,
    });
  };
}

const SECRET = new RegExp(`((?:${PREVIEW_PATH}|${REQUEST_PATH})/)[^/]+`);
/** Everybody with the token can read the page, so it stays out of the log. */
const withoutToken = (path: string) => path.replace(SECRET, '$1…');

/** Expected failures of external services are warnings, all other 5xx errors. */
function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status < 500) return 'info';
  return status === 502 || status === 503 ? 'warn' : 'error';
}
