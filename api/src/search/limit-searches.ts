import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import type { Context } from 'hono';
import { clientNetwork } from '../http/client-network.ts';
import type { ApiEnv } from '../http/env.ts';
import { consumeAttempt } from '../store/attempt-limits.ts';

/** Searches of one network in a minute. Somebody who types without a pause sends 200. */
const SEARCHES_PER_MINUTE = 300;

/** Throws 429 when a network searches too often. */
export async function limitSearches(c: Context<ApiEnv>): Promise<void> {
  await consumeAttempt(c.get('platform'), {
    key: `search ${clientNetwork(c)}`,
    max: SEARCHES_PER_MINUTE,
    windowMs: MINUTE_MS,
  });
}
