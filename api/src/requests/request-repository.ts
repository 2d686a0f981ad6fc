import {
  type ListedRequest,
  type RequestCounts,
  type RequestFilters,
  type RequestMessage,
  requestLimits,
  type VisitorRequest,
} from '@wabu/shared/entities/requests/request';
import {
  openStates,
  referenceOf,
  requestStates,
  statesOf,
} from '@wabu/shared/entities/requests/request-facts';
import { spacedText, spacedWord } from '@wabu/shared/entities/requests/request-search';
import { plainTextOf } from '@wabu/shared/entities/rich-text/html-tokens';
import { wordsOf } from '@wabu/shared/entities/search/best-matches';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { toText } from '../http/compressed.ts';
import { findRow, readNumber } from '../platform/find-row.ts';
import { noneExists } from '../platform/guarded-write.ts';
import type { Condition, Database, Row, SqlValue, Statement } from '../platform/platform.ts';
import type { PersonalColumns } from '../records/pipeline/define-record.ts';
import type { PagedList, RowCondition } from '../records/store/list-repository.ts';
import { amongValues, storedRows } from '../records/store/row-repository.ts';

/** As stored: with what finds it by its link and by its text. */
export interface StoredRequest extends VisitorRequest {
  textHash: string;
  linkHash: string;
  /** Milliseconds since 1970. */
  linkUntil: number;
  /** Of the link for the supplier; absent until the request is forwarded. */
  supplierLinkHash?: string;
}

const LISTED = `id, version, state, kind, name, email, language, url, supplier, assignee, unread, excerpt,
  created_at, order_key`;

const toListed = (row: Row): ListedRequest => ({
  id: String(row.id),
  version: Number(row.version),
  state: row.state as ListedRequest['state'],
  kind: row.kind as ListedRequest['kind'],
  name: String(row.name),
  email: String(row.email),
  language: row.language as ListedRequest['language'],
  URL: String(row.url),
  Fornitore: String(row.supplier),
  assignee: String(row.assignee),
  unread: row.unread === 1,
  excerpt: String(row.excerpt),
  createdAt: Number(row.created_at),
  lastAt: -Number(row.order_key),
});

const toRequest = (row: Row): StoredRequest => ({
  ...toListed(row),
  from: String(row.from_date),
  to: String(row.to_date),
  people: Number(row.people),
  messages: JSON.parse(String(row.messages)) as RequestMessage[],
  textHash: String(row.text_hash),
  linkHash: String(row.link_hash),
  linkUntil: Number(row.link_until),
  ...(row.supplier_link_hash !== null && {
    supplierLinkHash: String(row.supplier_link_hash),
    supplierLinkUntil: Number(row.supplier_link_until),
  }),
});

const searched = ({ id, name, email, URL, Fornitore }: StoredRequest) => {
  return [name, email, URL, Fornitore, referenceOf(id)];
};

export const requestRows = storedRows({
  table: 'requests',
  keyColumn: 'id',
  select: `SELECT ${LISTED}, from_date, to_date, people, messages, text_hash, link_hash, link_until,
    supplier_link_hash, supplier_link_until FROM requests`,
  toRecord: toRequest,
  columns: (request: StoredRequest, now: number) => {
    const { messages } = request;
    const texts = messages.map(({ html }) => plainTextOf(html));
    return {
      updated_at: now,
      state: request.state,
      kind: request.kind,
      name: request.name,
      email: request.email,
      language: request.language,
      url: request.URL,
      supplier: request.Fornitore,
      from_date: request.from,
      to_date: request.to,
      people: request.people,
      assignee: request.assignee,
      unread: Number(request.unread),
      messages: JSON.stringify(messages),
      excerpt: request.excerpt,
      search_text: spacedText(foldText([...searched(request), ...texts].join('\n'))),
      order_key: -request.lastAt,
      text_hash: request.textHash,
      link_hash: request.linkHash,
      link_until: request.linkUntil,
      supplier_link_hash: request.supplierLinkHash ?? null,
      supplier_link_until: request.supplierLinkUntil ?? 0,
    };
  },
});

export const requestPerson: PersonalColumns = {
  notice: 'requests',
  columns: [
    'name',
    'email',
    'messages',
    'excerpt',
    'search_text',
    'text_hash',
    'link_hash',
    'supplier_link_hash',
  ],
  exports: [
    'name',
    'email',
    'language',
    'kind',
    'state',
    'url',
    'supplier',
    'from_date',
    'to_date',
    'people',
    'messages',
    'created_at',
    'updated_at',
  ],
};

export const requestList: PagedList<ListedRequest, 'lastAt' | 'name' | 'createdAt'> = {
  entity: 'requests',
  columns: LISTED,
  from: 'requests',
  order: ['order_key', 'id'],
  keyOf: ({ order_key, id }) => [Number(order_key), String(id)],
  toJson: (row) => toText(toListed(row)),
  batchRows: 1_000,
  kind: { entity: 'request', keyField: 'id' },
  sorts: { lastAt: 'order_key', name: 'lower(name)', createdAt: 'created_at' },
};

const columnOf = {
  kind: 'kind',
  assignee: 'assignee',
  URL: 'url',
  Fornitore: 'supplier',
} as const satisfies Record<Exclude<keyof RequestFilters, 'state'>, string>;

/** One state is found in its index, several in that of the order. */
const inState = (states: readonly string[]): Condition =>
  states.length === 1
    ? { condition: 'state = ?', args: [...states] }
    : amongValues('state', states);

/** Every word and every filter must match. */
export async function requestSearch(
  text: string,
  { state, ...filters }: RequestFilters = {},
  database: Database,
): Promise<RowCondition[]> {
  const words = wordsOf(text).map(spacedWord);
  return [
    ...(state === undefined ? [] : [inState(statesOf(state))]),
    ...Object.entries(columnOf).flatMap(([field, column]) => {
      const value = filters[field as keyof typeof columnOf];
      return value === undefined ? [] : [{ condition: `${column} = ?`, args: [value] }];
    }),
    ...(words.length === 0 ? [] : await withWords(database, words)),
  ];
}

/** Of so many requests the newest with the words are found sooner one after the other. */
const MANY = 20_000;

async function withWords(database: Database, words: readonly string[]): Promise<RowCondition[]> {
  // Quoted words have no syntax (sqlite.org/fts5.html, 3).
  const match = words.map((word) => `"${word.replaceAll('"', '""')}"`).join(' AND ');
  const found = 'SELECT rowid FROM request_index WHERE request_index MATCH ?';
  const counted = `SELECT count(*) AS n FROM (${found} LIMIT ${MANY})`;
  const indexed = { condition: `number IN (${found})`, args: [match] };
  if ((await readNumber(database, counted, [match])) < MANY) return [indexed];
  const all = words.map(() => 'instr(search_text, ?) > 0').join(' AND ');
  return [{ condition: all, args: [...words], toCount: indexed }];
}

/** By the other states, which the index finds: the closed requests are nearly all. */
const isNotClosed = `state IN ('${requestStates.filter((state) => state !== 'closed').join("', '")}')`;

export async function countRequests(database: Database): Promise<RequestCounts> {
  const rows = await database.query(
    `SELECT state, count(*) AS found, sum(unread) AS unread FROM requests
     WHERE ${isNotClosed} GROUP BY state`,
  );
  const counts = Object.fromEntries(requestStates.map((state) => [state, 0]));
  for (const { state, found } of rows) counts[String(state)] = Number(found);
  const open = rows.filter(({ state }) => openStates.some((one) => one === state));
  const unread = open.reduce((sum, row) => sum + Number(row.unread), 0);
  return { ...(counts as Omit<RequestCounts, 'unread'>), unread };
}

/** The request under a link that is valid: that of its visitor, or that of the supplier it was forwarded to. */
export const findByLink = (
  database: Database,
  reader: 'visitor' | 'supplier',
  linkHash: string,
  now: number,
) => {
  const link = reader === 'visitor' ? 'link' : 'supplier_link';
  const found = `${requestRows.select} WHERE ${link}_hash = ? AND ${link}_until > ?`;
  return findRow(database, toRequest, found, [linkHash, now]);
};

/** From how many other addresses a text was sent since a time. */
export const countSenders = (
  database: Database,
  { textHash, email, since }: { textHash: string; email: string; since: number },
) =>
  readNumber(
    database,
    `SELECT count(DISTINCT email) FROM requests
     WHERE text_hash = ? AND created_at >= ? AND email <> ?`,
    [textHash, since, email],
  );

type SentText = Pick<StoredRequest, 'textHash' | 'email' | 'URL'>;

/** The requests with a text from the same address and place since a time. */
const sameText = ({ textHash, email, URL }: SentText, since: number) =>
  [
    'requests WHERE text_hash = ? AND created_at >= ? AND email = ? AND url = ?',
    textHash,
    since,
    email,
    URL,
  ] as [string, ...SqlValue[]];

/** The id of one of them; null without one. */
export function findSameText(database: Database, request: SentText, since: number) {
  const [rows, ...args] = sameText(request, since);
  return findRow(database, ({ id }) => String(id), `SELECT id FROM ${rows}`, args);
}

/** True while there is none. */
export const isNewText = (request: SentText, since: number): Condition =>
  noneExists(...sameText(request, since));

/** True while fewer requests than the quota are not closed. */
export const hasRoom: Condition = {
  condition: `(SELECT count(*) FROM requests WHERE ${isNotClosed}) < ?`,
  args: [requestLimits.open],
};

/** The supplier of a published microsite; null when there is no such microsite. */
export const findSupplierOf = (database: Database, URL: string) =>
  findRow(
    database,
    ({ supplier_name }) => String(supplier_name),
    `SELECT supplier_name FROM microsites WHERE url_key = ? AND state = 'published'`,
    [URL],
  );

/** Whether a published microsite ends with the form; null when there is no such microsite. */
export const hasForm = (database: Database, URL: string) =>
  findRow(
    database,
    ({ has_form }) => has_form === 1,
    `SELECT has_form FROM microsites WHERE url_key = ? AND state = 'published'`,
    [URL],
  );

export const setForm = (URL: string, open: boolean): Statement => ({
  sql: `UPDATE microsites SET has_form = ? WHERE url_key = ? AND state = 'published'`,
  args: [Number(open), URL],
});

/** The ids of closed requests with contents whose last message is older. */
export async function readForgettable(
  database: Database,
  before: number,
  limit: number,
): Promise<string[]> {
  const rows = await database.query(
    `SELECT id FROM requests WHERE state = 'closed' AND order_key > ? AND email <> '' LIMIT ?`,
    [-before, limit],
  );
  return rows.map(({ id }) => String(id));
}

/** Deletes name, address and messages of requests; what they were about, and when, stays. */
export function forgetContents(ids: readonly string[]): Statement {
  const { condition, args } = amongValues('id', ids);
  return {
    sql: `UPDATE requests SET version = version + 1, name = '', email = '', assignee = '', messages = '[]',
            excerpt = '', search_text = '', text_hash = '', link_until = 0, supplier_link_until = 0 WHERE ${condition}`,
    args,
  };
}
