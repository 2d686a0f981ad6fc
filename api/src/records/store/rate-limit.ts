import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import type { MiddlewareHandler } from 'hono';
import type { ApiEnv } from '../../http/env.ts';
import { withMetadata } from '../../http/route-metadata.ts';
import { consumeAttempt } from './attempt-limits.ts';

/**
 * Limits one user to `max` calls of one kind in a minute, across all processes. Answers 429 above.
 *
 * @param consume counts a call: `consumeUnwritten` for calls to which a durable count would add a flush
 */
export function perMinute(
  kind: string,
  max: number,
  consume = consumeAttempt,
): MiddlewareHandler<ApiEnv> {
  return withMetadata({ perMinute: max }, async (c, next) => {
    const key = `${kind} ${c.get('user').id}`;
    await consume(c.get('platform'), { key, max, windowMs: MINUTE_MS });
    await next();
  });
}
