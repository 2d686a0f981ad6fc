import { BATCH_HEADER } from '@wabu/shared/entities/history/history';
import { PREVIEW_PATH } from '@wabu/shared/entities/microsites/preview';
import type { MiddlewareHandler } from 'hono';
import type { Platform } from '../platform/platform.ts';
import type { ApiEnv } from './env.ts';
import { newRequestId } from './request-id.ts';
import { apiHeaders } from './security-headers.ts';

/** Sets the request id, the platform and the api headers, and logs writes and failures. */
export function requestContext(platform: Platform): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const started = platform.now();
    const requestId = newRequestId();
    c.set('platform', platform);
    c.set('requestId', requestId);
    for (const [name, value] of Object.entries(apiHeaders)) c.header(name, value);
    c.header('X-Request-Id', requestId);
    await next();
    const { status, headers } = c.res;
    const batch = c.get('batch');
    if (batch !== undefined && status < 400) headers.set(BATCH_HEADER, batch);
    if (headers.get('Content-Type') === 'application/json')
      headers.set('Content-Type', 'application/json; charset=utf-8');
    if (c.req.method === 'GET' && status < 400) return;
    platform.log(levelOf(status), 'request', {
      requestId,
      method: c.req.method,
      path: withoutToken(c.req.path),
      status,
      ms: platform.now() - started,
      user: c.get('user')?.name,
    });
  };
}

/** Everybody with the token can read the preview, so it stays out of the log. */
const withoutToken = (path: string) => path.replace(new RegExp(`(${PREVIEW_PATH}/)[^/]+`), '$1…');

/** Expected failures of external services are warnings, all other 5xx errors. */
function levelOf(status: number): 'info' | 'warn' | 'error' {
  if (status < 500) return 'info';
  return status === 502 || status === 503 ? 'warn' : 'error';
}
