import {
  type FrontendWithProvenance,
  frontendInputSchema,
  frontendMessages,
} from '@wabu/shared/entities/frontend';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { frontendStates } from '@wabu/shared/entities/lists/frontend-search';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { publicationSchema } from '@wabu/shared/entities/microsite';
import { textOriginSchema } from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { TypedResponse } from 'hono';
import * as z from 'zod/mini';
import { newRoutes } from '../../http/env.ts';
import { expectedVersion } from '../../http/if-match.ts';
import { notFound } from '../../http/problem.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { json, query } from '../../http/validate.ts';
import { listCalls } from '../../records/lists/list-calls.ts';
import { answerRecent } from '../../records/lists/recent-answers.ts';
import { wholeList } from '../../records/lists/whole-list.ts';
import { addCall, removeCall } from '../../records/pipeline/record-calls.ts';
import { addsData } from '../../records/store/require-space.ts';
import { frontendKeySchema } from './frontend-key.ts';
import { changeFrontend, frontendKind } from './frontend-kind.ts';
import {
  countFrontends,
  findFrontendText,
  frontendList,
  frontendSearch,
  summaryList,
} from './frontend-repository.ts';

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
  Citta: z.string(),
  sections: z.int(),
  savedAt: z.int(),
  languages: z.record(z.string(), z.record(z.string(), z.int())),
  publication: z.optional(publicationSchema),
});

const countsSchema = z.object({
  total: z.int(),
  published: z.int(),
  changed: z.int(),
  missing: z.int(),
  outdated: z.int(),
});

const filtersSchema = z.object({
  /** Null for all frontends. */
  only: z.optional(z.nullable(z.enum([...frontendStates, ...languageCodes]))),
  URL: z.optional(z.array(z.string()).check(z.maxLength(MAX_PAGE_ROWS))),
});

const list = listCalls(summaryList, {
  read: 'frontends.read',
  rows: 'frontends without their texts',
  found: 'frontends whose address or supplier contains a text and that match a filter',
  order: 'address',
  listed: summarySchema,
  filters: filtersSchema,
  // A thousand addresses.
  limit: 512 * 1024,
  where: (text, filters) => frontendSearch(text, filters?.only, filters?.URL),
});

export const frontendRoutes = newRoutes()
  .get(
    '/api/d1/getallfrontends',
    describeRoute('All frontends, by address', { json: z.array(frontendSchema), others: [304] }),
    permit('frontends.read'),
    wholeList(frontendList),
  )
  .get(
    '/api/d1/getfrontendsummaries',
    describeRoute('Address, supplier and state of the texts of all frontends, by address', {
      json: z.array(summarySchema),
      others: [304],
    }),
    permit('frontends.read'),
    wholeList(summaryList),
  )
  .get('/api/d1/frontends', ...list.page)
  .post('/api/d1/searchfrontends', ...list.search)
  .get(
    '/api/d1/countfrontends',
    describeRoute(
      'The number of frontends: all, the published ones (`changed`: with unpublished changes), and those with missing or outdated texts',
      { json: countsSchema },
    ),
    permit('frontends.read'),
    async (c) => c.json(await countFrontends(c.get('platform').database), 200),
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
      // Without a validator: what it shows of its supplier and publication changes without its version.
      const answer: unknown = await answerRecent(c, { entity: 'frontends' }, async () => {
        const found = await findFrontendText(c.get('platform').database, key);
        if (found === null) throw notFound(frontendMessages.notFound);
        return { body: found.text, headers: { ETag: `"${found.version}"` } };
      });
      return answer as TypedResponse<FrontendWithProvenance, 200, 'json'>;
    },
  )
  .post(
    '/api/d1/addfrontend',
    ...addCall(
      frontendKind,
      'Adds a frontend',
      z.extend(frontendSchema, { message: z.string() }),
      BODY_LIMIT,
    ),
  )
  .put(
    '/api/d1/updatefrontend',
    describeRoute('Changes a frontend; If-Match names the version that the change is based on', {
      json: frontendSchema,
      others: [404, 412],
    }),
    permit('frontends.write'),
    addsData(),
    json(frontendInputSchema, BODY_LIMIT),
    async (c) => c.json(await changeFrontend(c, c.req.valid('json'), expectedVersion(c)), 200),
  )
  .delete(
    '/api/d1/deletefrontend',
    ...removeCall(frontendKind, 'Moves a frontend to the trash', frontendKeySchema),
  );
