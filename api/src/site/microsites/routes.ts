import { publicationSchema } from '@wabu/shared/entities/microsite';
import * as z from 'zod/mini';
import { frontendKeySchema } from '../../frontends/record/frontend-key.ts';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json } from '../../http/validate.ts';
import { addsData } from '../../records/store/require-space.ts';
import { withIdempotencyKey } from '../../records/store/with-idempotency-key.ts';
import { publishFrontend, unpublishFrontend } from './microsite-service.ts';

const publishSchema = z.extend(frontendKeySchema, {
  /** Publishes an earlier snapshot again, by the revision that the answer to its publication named. */
  revision: z.optional(z.int().check(z.minimum(1))),
});
const publishedSchema = z.extend(publicationSchema, {
  URL: z.string(),
  revision: z.int(),
  previous: z.nullable(z.int()),
});

export const micrositeRoutes = newRoutes()
  .post(
    '/api/d1/publishfrontend',
    describeRoute('Publishes a frontend, or again an earlier snapshot of it (`revision`)', {
      json: publishedSchema,
      others: [404, 409, 412],
    }),
    permit('frontends.publish'),
    addsData(),
    json(publishSchema),
    async (c) => {
      const request = c.req.valid('json');
      const expected = expectedVersion(c);
      const published = await withIdempotencyKey(c, request, (answered) =>
        publishFrontend(c, request, expected, answered),
      );
      return c.json(published, 200);
    },
  )
  .post(
    '/api/d1/unpublishfrontend',
    describeRoute('Withdraws a published microsite', {
      json: publishedSchema,
      others: [404, 412],
    }),
    permit('frontends.publish'),
    json(frontendKeySchema),
    async (c) =>
      c.json(await unpublishFrontend(c, c.req.valid('json').URL, expectedVersion(c)), 200),
  );
