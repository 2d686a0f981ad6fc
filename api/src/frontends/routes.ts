import {
  type FrontendWithProvenance,
  frontendInputSchema,
  frontendMessages,
} from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { publicationSchema } from '@wabu/shared/entities/microsite';
import { textOriginSchema } from '@wabu/shared/entities/translation-provenance';
import type { TypedResponse } from 'hono';
import * as z from 'zod/mini';
import { newRoutes } from '../http/env.ts';
import { expectedVersion } from '../http/if-match.ts';
import { notFound } from '../http/problem.ts';
import { query } from '../http/query.ts';
import { describeRoute, messageSchema } from '../http/route-metadata.ts';
import { json } from '../http/validate.ts';
import { cachedList } from '../lists/cached-list.ts';
import { answerRecord } from '../lists/recent-records.ts';
import { permit } from '../sessions/permit.ts';
import { withIdempotencyKey } from '../store/with-idempotency-key.ts';
import { frontendKeySchema } from './frontend-key.ts';
import { findFrontendText, readFrontendSummaries, readFrontends } from './frontend-repository.ts';
import { addFrontend, changeFrontend, removeFrontend } from './frontend-service.ts';

/** Above the limit of a stored frontend, because JSON inside JSON escapes its quotes. */
const BODY_LIMIT = 4 * 1024 * 1024;

const frontendSchema = z.extend(z.omit(frontendInputSchema, { origins: true }), {
  version: z.int(),
  damaged: z.optional(z.array(z.string())),
  publication: z.optional(publicationSchema),
});
const provenanceSchema = z.extend(textOriginSchema, {
  textHash: z.string(),
  author: z.string(),
  writtenAt: z.int(),
});
const summarySchema = z.object({
  URL: z.string(),
  Fornitore: z.string(),
  version: z.int(),
  languages: z.record(z.string(), z.record(z.string(), z.int())),
  publication: z.optional(publicationSchema),
});

export const frontendList = {
  path: '/api/d1/getallfrontends',
  action: 'frontends.read',
  entity: 'frontends',
  read: readFrontends,
  // Each with all of its texts.
  batchSize: 50,
} as const;
export const summaryList = {
  path: '/api/d1/getfrontendsummaries',
  action: 'frontends.read',
  entity: 'frontends',
  read: readFrontendSummaries,
  batchSize: 1_000,
} as const;

export const frontendRoutes = newRoutes()
  .get(
    frontendList.path,
    describeRoute('All frontends, by address', { json: z.array(frontendSchema), others: [304] }),
    permit(frontendList.action),
    cachedList(frontendList),
  )
  .get(
    summaryList.path,
    describeRoute('Address, supplier and state of the texts of all frontends, by address', {
      json: z.array(summarySchema),
      others: [304],
    }),
    permit(summaryList.action),
    cachedList(summaryList),
  )
  .get(
    '/api/d1/getfrontend',
    describeRoute('One frontend, with the provenance of its texts', {
      json: z.extend(frontendSchema, { ledger: z.array(provenanceSchema) }),
      others: [404],
    }),
    permit('frontends.read'),
    query(frontendKeySchema),
    async (c) => {
      const key = normaliseFrontendUrl(c.req.valid('query').URL);
      const rules = { action: 'frontends.read', entity: 'frontends' } as const;
      const answer: unknown = await answerRecord(c, rules, async () => {
        const found = await findFrontendText(c.get('platform').database, key);
        if (found === null) throw notFound(frontendMessages.notFound);
        return found;
      });
      return answer as TypedResponse<FrontendWithProvenance, 200, 'json'>;
    },
  )
  .post(
    '/api/d1/addfrontend',
    describeRoute('Adds a frontend', {
      status: 201,
      json: z.extend(frontendSchema, { message: z.string() }),
      others: [409],
    }),
    permit('frontends.write'),
    json(frontendInputSchema, BODY_LIMIT),
    async (c) => {
      const input = c.req.valid('json');
      const added = await withIdempotencyKey(c, input, (replyStatements) =>
        addFrontend(c, input, replyStatements),
      );
      return c.json(added, 201);
    },
  )
  .put(
    '/api/d1/updatefrontend',
    describeRoute('Changes a frontend; If-Match names the version that the change is based on', {
      json: frontendSchema,
      others: [404, 412],
    }),
    permit('frontends.write'),
    json(frontendInputSchema, BODY_LIMIT),
    async (c) => c.json(await changeFrontend(c, c.req.valid('json'), expectedVersion(c)), 200),
  )
  .delete(
    '/api/d1/deletefrontend',
    describeRoute('Moves a frontend to the trash', { json: messageSchema, others: [404, 412] }),
    permit('frontends.write'),
    json(frontendKeySchema),
    async (c) => {
      await removeFrontend(c, c.req.valid('json').URL, expectedVersion(c));
      return c.json({ message: frontendMessages.deleted }, 200);
    },
  );
