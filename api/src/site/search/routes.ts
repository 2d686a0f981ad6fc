import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { searchAnswerSchema, searchInputSchema } from '@wabu/shared/entities/search/search';
import type { Context } from 'hono';
import { clientNetwork } from '../../http/client-network.ts';
import { type ApiEnv, newRoutes } from '../../http/env.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { json } from '../../http/validate.ts';
import { consumeAttempt } from '../../records/store/attempt-limits.ts';
import { searchMicrosites } from './search-microsites.ts';

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

export const searchRoutes = newRoutes().post(
  // The query is in the body, because proxies log addresses.
  '/api/public/search',
  describeRoute('Searches the published microsites in one language', {
    json: searchAnswerSchema,
    others: [429],
  }),
  json(searchInputSchema),
  async (c) => {
    await limitSearches(c);
    return c.json(await searchMicrosites(c.get('platform').database, c.req.valid('json')));
  },
);
