import { LIST_SEARCH_MAX, MAX_PAGE_ROWS, PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import type { Action } from '@wabu/shared/entities/permissions';
import { plainText } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';
import { answerText } from '../../http/compressed.ts';
import { describeRoute } from '../../http/route-metadata.ts';
import { permit } from '../../http/sessions/permit.ts';
import { bodyOf, type JsonContext, json, type QueryContext, query } from '../../http/validate.ts';
import type { Database } from '../../platform/platform.ts';
import type { PagedList, RowCondition } from '../store/list-repository.ts';
import { answerPage, searchList } from './list-page.ts';

const LIMIT = `limit: un numero da 1 a ${MAX_PAGE_ROWS}`;
const pageRows = z.int(LIMIT).check(z.minimum(1, LIMIT), z.maximum(MAX_PAGE_ROWS, LIMIT));
const cursor = z.optional(z.string());

/** Where a page begins and how long it is, or the revision whose changes since are asked for. */
const pageQuerySchema = z.object({
  after: cursor,
  limit: z._default(z.pipe(z.pipe(z.string(), z.transform(Number)), pageRows), PAGE_ROWS),
  since: z.optional(z.string()),
});

const FROM = 'from: un numero da 0';

/** The body of a search in a list: its rows behind `after`, or from the row with the number `from`. */
function searchBodySchema<Filters extends z.core.$ZodType>(filters: Filters) {
  return z.object({
    text: z._default(plainText(LIST_SEARCH_MAX), ''),
    filters: z.optional(filters),
    after: cursor,
    from: z.optional(z.int(FROM).check(z.minimum(0, FROM))),
    limit: z._default(pageRows, PAGE_ROWS),
  });
}

/** The order of what a search finds: a field, and its direction. */
function sortSchema<Field extends string>(fields: readonly Field[]) {
  const message = `sort: uno dei campi ${fields.join(', ')}`;
  return z.optional(
    z.object({ field: z.enum(fields, message), descending: z._default(z.boolean(), false) }),
  );
}

function pageSchema<Listed extends z.core.$ZodType>(listed: Listed) {
  return z.object({
    revision: z.string(),
    total: z.int(),
    records: z.array(listed),
    next: z.nullable(z.string()),
  });
}

function listAnswerSchema<Listed extends z.core.$ZodType>(listed: Listed) {
  const revision = z.string();
  const removed = z.array(z.string());
  const changes = { revision, total: z.int(), changed: z.array(listed), removed };
  return z.union([
    pageSchema(listed),
    z.object(changes),
    z.object({ revision, reset: z.literal(true) }),
  ]);
}

interface ListCalls<Listed extends z.core.$ZodType, Filters extends z.core.$ZodType> {
  read: Action;
  /** What a page has, what a search finds, and by what both are in order, for the OpenAPI document. */
  rows: string;
  found: string;
  order: string;
  listed: Listed;
  filters: Filters;
  /** Of the body of a search, in bytes. Absent: as for every call. */
  limit?: number;
  where: (
    text: string,
    filters: z.core.output<Filters> | undefined,
    database: Database,
  ) => RowCondition[] | Promise<RowCondition[]>;
}

/** The handlers of the routes that answer a list page by page, and what a search finds in it. */
export function listCalls<
  T,
  Field extends string,
  Listed extends z.core.$ZodType<T>,
  Filters extends z.core.$ZodType,
>(
  list: PagedList<T, Field>,
  { read, rows, found, order, listed, filters, limit, where }: ListCalls<Listed, Filters>,
) {
  const fields = Object.keys(list.sorts) as Field[];
  const searchSchema = z.extend(searchBodySchema(filters), { sort: sortSchema(fields) });
  return {
    page: [
      describeRoute(
        `A page of the ${rows}, by ${order}; with \`since\`, what has changed since a revision`,
        { json: listAnswerSchema(listed), others: [409] },
      ),
      permit(read),
      query(pageQuerySchema),
      (c: QueryContext<typeof pageQuerySchema>) => answerPage(c, list, c.req.valid('query')),
    ],
    search: [
      describeRoute(`A page of the ${found}, by ${order} or by a field`, {
        json: pageSchema(listed),
        others: [409],
      }),
      permit(read),
      json(searchSchema, limit),
      async (c: JsonContext<typeof searchSchema>) => {
        const { text, filters, ...page } = bodyOf(c);
        const platform = c.get('platform');
        const search = { ...page, where: await where(text, filters, platform.database) };
        return answerText(c, await searchList(platform, list, search));
      },
    ],
  } as const;
}
