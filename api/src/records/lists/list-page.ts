import {
  type ListChanges,
  type ListPage,
  type ListReset,
  MAX_PAGE_ROWS,
} from '@wabu/shared/entities/lists/list-pages';
import type { ListSort } from '@wabu/shared/entities/lists/list-sort';
import { problemMessages } from '@wabu/shared/entities/problem-messages';
import type { Context, TypedResponse } from 'hono';
import { answerText, type JsonText, toText } from '../../http/compressed.ts';
import type { ApiEnv } from '../../http/env.ts';
import { httpProblem } from '../../http/problem.ts';
import { COPY_KEY_HEADER, copyKeyOf } from '../../http/sessions/copy-key.ts';
import type { Platform, Row } from '../../platform/platform.ts';
import {
  type List,
  type PagedList,
  type RowCondition,
  type RowKey,
  type RowSearch,
  readChangedIds,
  readKey,
  readRows,
} from '../store/list-repository.ts';
import { amongValues } from '../store/row-repository.ts';
import { trashedKeys } from '../store/trash-repository.ts';
import { answerRecent } from './recent-answers.ts';

type ListAnswer<T> = ListPage<T> | ListChanges<T> | ListReset;

/** The answer of a route with a page of a list, or with what has changed since a revision. */
export async function answerPage<T>(
  c: Context<ApiEnv>,
  list: PagedList<T>,
  {
    since,
    after,
    limit,
  }: { since?: string | undefined; after?: string | undefined; limit: number },
): Promise<TypedResponse<ListAnswer<T>, 200, 'json'>> {
  const platform = c.get('platform');
  c.header(COPY_KEY_HEADER, await copyKeyOf(platform, c.get('user')));
  if (since !== undefined) return answerText(c, await readChanges(platform, list, since));
  // Without an ETag: a cache would keep the key beside the page.
  const response: unknown = await answerRecent(c, { entity: list.entity }, async () => {
    const [version = '', ...id] = (after ?? '').split('.');
    // A record that has changed since may have moved.
    const behind = { id: id.join('.'), version: Number(version) || 0 };
    const key = after === undefined ? null : await keyOf(platform, list, {}, behind);
    const search = { after: key, limit };
    return { body: await readPage(platform, list, search, (row) => `${row.version}.${row.id}`) };
  });
  return response as TypedResponse<ListAnswer<T>, 200, 'json'>;
}

interface Search<Field extends string> {
  where: readonly RowCondition[];
  sort?: ListSort<Field> | undefined;
  /** The id of the record that the page is behind. */
  after?: string | undefined;
  /** The number of its first row. */
  from?: number | undefined;
  limit: number;
}

/** A page of what a search finds. */
export async function searchList<T, Field extends string>(
  platform: Platform,
  list: PagedList<T, Field>,
  { where, sort, after, from = 0, limit }: Search<Field>,
): Promise<JsonText<ListPage<T>>> {
  const found = { where, sort: sort && sortOf(list, sort) };
  const key = after === undefined ? null : await keyOf(platform, list, found, { id: after });
  return readPage(platform, list, { ...found, after: key, from, limit }, ({ id }) => String(id));
}

/** Undefined for the list's own order, which an index has. */
function sortOf<Field extends string>(
  { sorts }: PagedList<unknown, Field>,
  { field, descending }: ListSort<Field>,
): RowSearch['sort'] {
  const [first] = Object.keys(sorts);
  return field === first && !descending ? undefined : { by: sorts[field], descending };
}

/** `nextOf` gives the row that the next page is behind. */
async function readPage<T>(
  { database }: Platform,
  list: PagedList<T>,
  search: RowSearch,
  nextOf: (row: Row) => string,
): Promise<JsonText<ListPage<T>>> {
  const { limit } = search;
  // One row more: if it exists, another page follows.
  const { position, total, ...read } = await readRows(database, list, {
    ...search,
    limit: limit + 1,
  });
  const rows = read.rows.slice(0, limit);
  const last = read.rows.length > limit ? rows.at(-1) : undefined;
  const next = last === undefined ? null : nextOf(last);
  return withRecords({ revision: position, total, next }, 'records', rows.map(list.toJson));
}

/** The text of a value with a list of records, whose texts are known. */
const withRecords = <T, K extends string, V extends object>(
  value: V,
  key: K,
  records: readonly JsonText<T>[],
) => `${toText(value).slice(0, -1)},"${key}":[${records}]}` as JsonText<V & Record<K, T[]>>;

/** Throws 409 for a record that is not found any more. */
async function keyOf(
  { database }: Platform,
  list: List<unknown>,
  search: Pick<RowSearch, 'where' | 'sort'>,
  row: { id: string; version?: number },
): Promise<RowKey> {
  const key = await readKey(database, list, search, row);
  if (key === null) throw httpProblem(409, 'changed-meanwhile', problemMessages.listMoved);
  return key;
}

async function readChanges<T>(
  { database }: Platform,
  list: PagedList<T>,
  since: string,
): Promise<JsonText<ListChanges<T> | ListReset>> {
  const limit = MAX_PAGE_ROWS + 1;
  const { position, total, ids } = await readChangedIds(database, list, since, limit);
  const reset = toText({ reset: true, revision: position } as const);
  if (ids === null || ids.length === limit) return reset;
  const where = [amongValues(`${list.entity}.id`, ids)];
  const { rows } = await readRows(database, list, { where, limit: -1 });
  const listed = new Set(rows.map(({ id }) => id));
  const gone = ids.filter((id) => !listed.has(id));
  const keys = await trashedKeys(database, list.kind, 'record_id', gone);
  // A record has left the trash.
  if (keys.size < gone.length) return reset;
  const changes = { revision: position, total, removed: [...keys.values()] };
  return withRecords(changes, 'changed', rows.map(list.toJson));
}
