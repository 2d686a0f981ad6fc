import { searchAnswerSchema, searchInputSchema } from '@wabu/shared/entities/search/search';
import { newRoutes } from '../http/env.ts';
import { describeRoute } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { limitSearches } from './limit-searches.ts';
import { searchMicrosites } from './search-microsites.ts';

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
