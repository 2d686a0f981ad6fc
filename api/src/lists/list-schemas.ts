import { LIST_SEARCH_MAX, MAX_PAGE_ROWS, PAGE_ROWS } from '@wabu/shared/entities/lists/list-pages';
import { plainText } from '@wabu/shared/entities/text';
import * as z from 'zod/mini';

const LIMIT = `limit: un numero da 1 a ${MAX_PAGE_ROWS}`;
const limit = z.int(LIMIT).check(z.minimum(1, LIMIT), z.maximum(MAX_PAGE_ROWS, LIMIT));
const cursor = z.optional(z.string());

/** Where a page begins and how long it is, or the revision whose changes since are asked for. */
export const pageQuerySchema = z.object({
  after: cursor,
  limit: z._default(z.pipe(z.pipe(z.string(), z.transform(Number)), limit), PAGE_ROWS),
  since: z.optional(z.string()),
});

const FROM = 'from: un numero da 0';

/** The body of a search in a list: its rows behind `after`, or from the row with the number `from`. */
export function searchBodySchema<Filters extends z.core.$ZodType>(filters: Filters) {
  return z.object({
    text: z._default(plainText(LIST_SEARCH_MAX), ''),
    filters: z.optional(filters),
    after: cursor,
    from: z.optional(z.int(FROM).check(z.minimum(0, FROM))),
    limit: z._default(limit, PAGE_ROWS),
  });
}

/** The order of what a search finds: a field, and its direction. */
export function sortSchema<Field extends string>(fields: readonly Field[]) {
  const message = `sort: uno dei campi ${fields.join(', ')}`;
  return z.optional(
    z.object({ field: z.enum(fields, message), descending: z._default(z.boolean(), false) }),
  );
}

export function pageSchema<Listed extends z.core.$ZodType>(listed: Listed) {
  return z.object({
    revision: z.string(),
    total: z.int(),
    records: z.array(listed),
    next: z.nullable(z.string()),
  });
}

export function listAnswerSchema<Listed extends z.core.$ZodType>(listed: Listed) {
  const revision = z.string();
  const removed = z.array(z.string());
  const changes = { revision, total: z.int(), changed: z.array(listed), removed };
  return z.union([
    pageSchema(listed),
    z.object(changes),
    z.object({ revision, reset: z.literal(true) }),
  ]);
}
