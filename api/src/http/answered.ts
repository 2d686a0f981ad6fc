import { splitPath } from '@wabu/shared/i18n/language-path';
import type { Context } from 'hono';
import { routePath } from 'hono/route';
import type { Platform } from '../platform/platform.ts';
import type { ApiEnv } from './env.ts';

/** The route of requests that no handler answers. */
export const UNMATCHED = 'unmatched';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'];

/** An answered request, without anything of its address or its sender. */
interface Answered {
  method: string;
  route: string;
  status: number;
  requestId: string;
  traceId: string;
}

/** Counts an answered request, and writes its line of the access log once the answer is sent. */
export function noteAnswered(platform: Platform, env: unknown, since: number, one: Answered): void {
  const { metrics, settings, log, onSent } = platform;
  const { method, route, status, requestId, traceId } = one;
  metrics?.observe(
    'wabu_http_request_duration_seconds',
    { method: METHODS.includes(method) ? method : 'other', route, status: String(status) },
    (performance.now() - since) / 1000,
  );
  if (!settings.accessLog) return;
  const write = (bytes: number | null) => {
    const ms = Math.round((performance.now() - since) * 100) / 100;
    log('info', 'access', { requestId, traceId, method, route, status, ms, bytes });
  };
  if (onSent === undefined) write(null);
  else onSent(env, write);
}

/**
 * The pattern of the route that has answered: `/modules/:id/:version/*`. Languages are left out. Handlers of many
 * addresses set the pattern themselves, as `route`.
 */
export function routeOf(c: Context<ApiEnv>): string {
  const known = c.get('route');
  if (known !== undefined) return known;
  const pattern = routePath(c);
  return pattern === '*' || pattern === '/*' ? UNMATCHED : splitPath(pattern).path;
}
