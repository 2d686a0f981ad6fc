import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../http/env.ts';
import { withMetadata } from '../http/route-metadata.ts';
import { consumeAttempt } from './attempts.ts';

const MINUTE_MS = 60_000;

/** So many calls of one kind in a minute by one user, on whichever machine they arrive. */
export function perMinute(what: string, most: number): MiddlewareHandler<ApiEnv> {
  return withMetadata({ perMinute: most }, async (c, next) => {
    const platform = c.get('platform');
    await consumeAttempt(platform, {
      key: `${what} ${c.get('user').id}`,
      most,
      windowMs: MINUTE_MS,
    });
    await next();
  });
}
