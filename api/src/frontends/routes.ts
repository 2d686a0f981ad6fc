import {
  type FrontendWithProvenance,
  frontendInputSchema,
  frontendMessages,
} from '@wabu/shared/entities/frontend';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import {
  type FrontendSortField,
  frontendSortFields,
  frontendSortValue,
} from '@wabu/shared/entities/lists/frontend-order';
import {
  frontendRule,
  publicationFilters,
  type SearchedFrontend,
  searchedFrontend,
} from '@wabu/shared/entities/lists/frontend-search';
import { MAX_PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { publicationSchema } from '@wabu/shared/entities/microsite';
import { textOriginSchema } from '@wabu/shared/entities/translation-provenance';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { TypedResponse } from 'hono';
import * as z from 'zod/mini';
import { answerJson, compressed } from '../http/compressed.ts';
import { newRoutes } from '../http/env.ts';
import { expectedVersion } from '../http/if-match.ts';
import { notFound } from '../http/problem.ts';
import { describeRoute, messageSchema } from '../http/route-metadata.ts';
import { permit } from '../http/sessions/permit.ts';
import { json, query } from '../http/validate.ts';
import type { Platform } from '../platform/platform.ts';
import {
  answerPage,
  listAnswerSchema,
  pageQuerySchema,
  pageSchema,
  searchBodySchema,
  sortSchema,
} from '../records/lists/list-page.ts';
import { searchedRows, searchList } from '../records/lists/list-search.ts';
import type { ListSource, PagedSource } from '../records/lists/list-source.ts';
import { answerContent } from '../records/lists/recent-answers.ts';
import { wholeList } from '../records/lists/whole-list.ts';
import { addRecord, removeRecord } from '../records/record-calls.ts';
import { addsData } from '../records/store/require-space.ts';
import { frontendKeySchema } from './frontend-key.ts';
import { changeFrontend, frontendKind } from './frontend-kind.ts';
import {
  findFrontendText,
  frontendTable,
  readFrontendSummaries,
  readFrontends,
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
  only: z.optional(z.nullable(z.enum([...publicationFilters, ...languageCodes]))),
  URL: z.optional(z.array(z.string()).check(z.maxLength(MAX_PAGE_ROWS))),
});

/** A thousand addresses. */
const SEARCH_BODY_LIMIT = 512 * 1024;

const frontendList = {
  action: 'frontends.read',
  entity: 'frontends',
  read: readFrontends,
  // Each with all of its texts.
  batchSize: 50,
} as const;
const summaryList = {
  action: 'frontends.read',
  entity: 'frontends',
  table: frontendTable,
  trash: { entity: 'frontend', key: 'URL' },
  read: readFrontendSummaries,
  batchSize: 1_000,
  searched: searchedFrontend,
  sortFields: frontendSortFields,
  sortValue: (frontend: FrontendSummary, field) =>
    frontendSortValue(frontend, field as FrontendSortField),
} as const satisfies PagedSource<FrontendSummary>;

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
  .get(
    '/api/d1/frontends',
    describeRoute(
      'A page of the frontends without their texts, by address; with `since`, what has changed since a revision',
      { json: listAnswerSchema(summarySchema), others: [409] },
    ),
    permit('frontends.read'),
    query(pageQuerySchema),
    (c) => answerPage(c, summaryList, c.req.valid('query')),
  )
  .post(
    '/api/d1/searchfrontends',
    describeRoute(
      'A page of the frontends whose address or supplier contains a text and that match a filter, by address or by a field',
      { json: pageSchema(summarySchema), others: [409] },
    ),
    permit('frontends.read'),
    json(
      z.extend(searchBodySchema(filtersSchema), { sort: sortSchema(frontendSortFields) }),
      SEARCH_BODY_LIMIT,
    ),
    async (c) => {
      const { text, filters, sort, ...page } = c.req.valid('json');
      const search = {
        id: JSON.stringify([text, filters, sort]),
        accepts: frontendRule(text, filters?.only, filters?.URL && new Set(filters.URL)),
        sort,
      };
      return answerJson(c, await searchList(c.get('platform'), summaryList, search, page));
    },
  )
  .get(
    '/api/d1/countfrontends',
    describeRoute(
      'The number of frontends: all, the published ones (`changed`: with unpublished changes), and those with missing or outdated texts',
      { json: countsSchema },
    ),
    permit('frontends.read'),
    async (c) => c.json(await countFrontends(c.get('platform'), summaryList), 200),
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
      const platform = c.get('platform');
      const answer: unknown = await answerContent(c, frontendList, async () => {
        const found = await findFrontendText(platform.database, key);
        if (found === null) throw notFound(frontendMessages.notFound);
        const body = new TextEncoder().encode(found.text);
        return {
          // What it shows of its supplier and publication changes without its version.
          validator: null,
          headers: { ETag: `"${found.version}"` },
          encode: (accepted) => compressed(platform, body, accepted),
        };
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
    addsData(),
    json(frontendInputSchema, BODY_LIMIT),
    async (c) => c.json(await addRecord(c, frontendKind, c.req.valid('json')), 201),
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
    describeRoute('Moves a frontend to the trash', { json: messageSchema, others: [404, 412] }),
    permit('frontends.write'),
    json(frontendKeySchema),
    async (c) => {
      const key = normaliseFrontendUrl(c.req.valid('json').URL);
      return c.json(await removeRecord(c, frontendKind, key, expectedVersion(c)), 200);
    },
  );

type SearchedSource = ListSource<FrontendSummary> & {
  searched: (record: FrontendSummary) => SearchedFrontend;
};

/** Counts what the list's filters find, and what is to do. */
async function countFrontends(platform: Platform, source: SearchedSource) {
  const isPublished = frontendRule('', 'published');
  const isChanged = frontendRule('', 'changed');
  const counts = { total: 0, published: 0, changed: 0, missing: 0, outdated: 0 };
  for await (const { searched } of searchedRows(platform, source)) {
    for (const row of searched) {
      const gaps = Object.values(row.languages);
      counts.total += 1;
      counts.published += Number(isPublished(row));
      counts.changed += Number(isChanged(row));
      counts.missing += Number(gaps.some(({ missing }) => missing));
      counts.outdated += Number(gaps.some(({ outdated }) => outdated));
    }
  }
  return counts;
}
