import {
  LIST_SEARCH_MAX,
  type ListChanges,
  type ListPage,
  type ListReset,
  MAX_LOCAL_ROWS,
  MAX_PAGE_ROWS,
  PAGE_ROWS,
} from '@wabu/shared/entities/lists/list-pages';
import { problemMessages } from '@wabu/shared/entities/problem-messages';
import { plainText } from '@wabu/shared/entities/text';
import type { Context, TypedResponse } from 'hono';
import * as z from 'zod/mini';
import { answerJson, compressed } from '../../http/compressed.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem } from '../../http/problem.ts';
import { COPY_KEY_HEADER, copyKeyOf } from '../../http/sessions/copy-key.ts';
import type { Platform } from '../../platform/platform.ts';
import { countRows, readChangedIds, readRowKey } from '../store/list-repository.ts';
import { readDeletedKeys } from '../store/trash-repository.ts';
import { currentList } from './list-chunks.ts';
import type { PagedSource } from './list-source.ts';
import { answerContent } from './recent-answers.ts';

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

export interface PageQuery {
  after?: string | undefined;
  limit: number;
  since?: string | undefined;
}

type ListAnswer<T> = ListPage<T> | ListChanges<T> | ListReset;

/** The answer of a route with a page of a list, or with what has changed since a revision. */
export async function answerPage<T extends { version: number }>(
  c: Context<ApiEnv>,
  source: PagedSource<T>,
  { since, ...query }: PageQuery,
): Promise<TypedResponse<ListAnswer<T>, 200, 'json'>> {
  const platform = c.get('platform');
  c.header(COPY_KEY_HEADER, await copyKeyOf(platform, c.get('user')));
  if (since !== undefined) return answerJson(c, await readChanges(platform, source, since));
  const response: unknown = await answerContent(c, { ...source, withCopyKey: true }, async () => {
    const page = await readPage(platform, source, query);
    // A browser leaves the search in a longer list to the server.
    if (page.total > MAX_LOCAL_ROWS && platform.database.exclusive)
      currentList(platform, source).catch(() => undefined);
    const body = new TextEncoder().encode(JSON.stringify(page));
    return {
      // A cache would keep the key beside the page.
      validator: null,
      encode: (accepted) => compressed(platform, body, accepted),
    };
  });
  return response as TypedResponse<ListAnswer<T>, 200, 'json'>;
}

async function readPage<T extends { version: number }>(
  platform: Platform,
  { table, read }: PagedSource<T>,
  { after, limit }: Omit<PageQuery, 'since'>,
): Promise<ListPage<T>> {
  const key = after === undefined ? null : await keyOf(platform, table, after);
  const [total, batch] = await Promise.all([
    countRows(platform.database, table),
    // One row more: if it exists, another page follows.
    read(platform, { after: key, until: null, limit: limit + 1 }),
  ]);
  const records = batch.items.slice(0, limit);
  const hasNext = batch.items.length > limit;
  const last = records.at(-1);
  const next = hasNext && last ? `${last.version}.${batch.ids[limit - 1]}` : null;
  return { revision: batch.position, total, records, next };
}

/** The place behind a record. Throws 409 if it has changed since: it may have moved. */
async function keyOf({ database }: Platform, table: PagedSource<never>['table'], cursor: string) {
  const [version = '', ...id] = cursor.split('.');
  const key = await readRowKey(database, table, id.join('.'), Number(version) || 0);
  if (key === null) throw listMoved();
  return key;
}

export const listMoved = () => httpProblem(409, 'changed-meanwhile', problemMessages.listMoved);

async function readChanges<T extends { version: number }>(
  platform: Platform,
  { table, trash, read }: PagedSource<T>,
  since: string,
): Promise<ListChanges<T> | ListReset> {
  const { database } = platform;
  const limit = MAX_PAGE_ROWS + 1;
  const { position, ids } = await readChangedIds(database, table.entity, since, limit);
  const reset = { reset: true, revision: position } as const;
  if (ids === null || ids.length === limit) return reset;
  const total = await countRows(database, table);
  if (ids.length === 0) return { revision: position, total, changed: [], removed: [] };
  const found = await read(platform, { after: null, until: null, limit: -1, ids });
  const listed = new Set(found.ids);
  const gone = ids.filter((id) => !listed.has(id));
  const keys = await readDeletedKeys(database, trash.entity, trash.key, gone);
  // A record has left the trash.
  if (keys.size < gone.length) return reset;
  return { revision: position, total, changed: found.items, removed: [...keys.values()] };
}
