import type { Context, TypedResponse } from 'hono';
import { acceptsGzip, type Encoding } from '../http/accepted-encoding.ts';
import type { ApiEnv } from '../http/env.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import type { Platform, Statement, WriteResult } from '../platform/platform.ts';
import { bodiesOf, compressBody, encodingFor, type ListBodies } from './list-bodies.ts';
import { readChunks, refreshChunks, streamChunks } from './list-chunks.ts';
import { type ListedEntity, type ListSource, type RowKey, selectRevision } from './list-source.ts';

interface CachedList {
  revision: number;
  etag: string;
  /** Null where the list is too large to be kept. */
  bodies: ListBodies | null;
  /** Whole answers, put together when they are first given. */
  answers: Map<Encoding, ListAnswer>;
}
interface CacheEntry {
  list: Promise<CachedList>;
  /** The same, once it is there. */
  ready?: CachedList;
  /** Which rows each later revision has written. */
  written: Map<number, readonly RowKey[]>;
}
export interface ListAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Null when there is nothing to send, or nothing that is kept. */
  body: Uint8Array<ArrayBuffer> | null;
}

/** The list of 100,000 suppliers is 30 MB; a Worker has 128 MB for everything. */
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
const caches = new WeakMap<Platform, Map<ListSource<unknown>, CacheEntry>>();

/**
 * A whole list as one body, serialised and compressed once and kept until a write moves its revision:
 * every screen asks for it, and it changes rarely.
 */
export function cachedList<T>(source: ListSource<T>) {
  return async (c: Context<ApiEnv>): Promise<TypedResponse<T[], 200, 'json'>> => {
    const platform = c.get('platform');
    const list = await currentList(platform, source);
    const encoding = encodingOf(platform, list, c.req.header('Accept-Encoding'));
    if (list.bodies !== null) await compressBody(platform, list.bodies, encoding);
    const answer = answerList(list, encoding, c.req.header('If-None-Match'));
    const response = isSendable(answer) ? sendCached(c, answer) : sendStreamed(c, source, answer);
    return response as Response & TypedResponse<T[], 200, 'json'>;
  };
}

/** False for a list that is too large to be kept: its bytes are still in the database. */
const isSendable = ({ status, body }: ListAnswer) => status === 304 || body !== null;

function sendCached(c: Context<ApiEnv>, { status, headers, body }: ListAnswer): Response {
  return body === null ? c.body(null, status, headers) : c.body(body, 200, headers);
}

/** As it comes from the database, packed on its way. */
function sendStreamed(
  c: Context<ApiEnv>,
  source: ListSource<unknown>,
  { headers }: ListAnswer,
): Response {
  const platform = c.get('platform');
  const parts = streamChunks(platform, source);
  const packs = platform.compress !== undefined && acceptsGzip(c.req.header('Accept-Encoding'));
  if (!packs) return c.body(parts, 200, headers);
  const gzip = new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;
  return c.body(parts.pipeThrough(gzip), 200, { ...headers, 'Content-Encoding': 'gzip' });
}

/** The answer that is ready in memory, when there is one: the same that `cachedList` would give. */
export function cachedAnswer(
  platform: Platform,
  source: ListSource<unknown>,
  accepted: string | undefined,
  known: string | undefined,
): ListAnswer | null {
  const kept = caches.get(platform)?.get(source);
  const list = kept?.ready;
  if (kept === undefined || list === undefined || list.bodies === null) return null;
  if (!platform.database.exclusive || isOutdated(kept, list)) return null;
  const encoding = encodingOf(platform, list, accepted);
  return list.bodies[encoding] === undefined ? null : answerList(list, encoding, known);
}

/** What a write changes of a list; without its rows, any of them. */
export type ListChange = ListedEntity | { entity: ListedEntity; rows: readonly RowKey[] };

/**
 * Writes what lists show: their revision moves with the rows. Of a list that is kept, the parts with those
 * rows are read again before it is next given; without rows, all of it.
 */
export async function writeAndInvalidate(
  platform: Platform,
  lists: readonly ListChange[],
  statements: Statement[],
): Promise<WriteResult[]> {
  const changes = lists.map((list) => (typeof list === 'string' ? { entity: list } : list));
  const moves = changes.map(({ entity }) => ({
    sql: 'UPDATE revisions SET revision = revision + 1 WHERE entity = ? RETURNING revision',
    args: [entity],
  }));
  const results = await platform.database.write([...statements, ...moves]);
  const all = caches.get(platform) ?? new Map<ListSource<unknown>, CacheEntry>();
  for (const [at, change] of changes.entries()) {
    const revision = Number(results[statements.length + at]?.rows[0]?.revision);
    for (const [source, kept] of all) {
      if (source.entity !== change.entity) continue;
      if ('rows' in change && kept.written.size < MAX_PENDING_CHANGES)
        kept.written.set(revision, change.rows);
      else all.delete(source);
    }
  }
  return results;
}

/** After more writes than these that nobody has read, a list is as well read whole. */
const MAX_PENDING_CHANGES = 200;

async function currentList(platform: Platform, source: ListSource<unknown>): Promise<CachedList> {
  const all = caches.get(platform) ?? new Map<ListSource<unknown>, CacheEntry>();
  caches.set(platform, all);
  const known = all.get(source);
  if (known !== undefined) {
    const list = await known.list;
    if (await isCurrent(platform, source, known, list)) return list;
    // Somebody else has begun meanwhile.
    if (all.get(source) !== known) return currentList(platform, source);
  }
  const kept: CacheEntry = {
    list: known?.ready ? renewList(platform, source, known) : makeList(platform, source),
    written: known?.written ?? new Map(),
  };
  all.set(source, kept);
  kept.list.then(
    (list) => {
      kept.ready = list;
      for (const revision of kept.written.keys())
        if (revision <= list.revision) kept.written.delete(revision);
    },
    () => all.get(source) === kept && all.delete(source),
  );
  return kept.list;
}

/** True when this process itself has written what the list does not show yet. */
function isOutdated({ written }: CacheEntry, list: CachedList): boolean {
  for (const revision of written.keys()) if (revision > list.revision) return true;
  return false;
}

async function isCurrent(
  platform: Platform,
  source: ListSource<unknown>,
  known: CacheEntry,
  list: CachedList,
): Promise<boolean> {
  if (platform.database.exclusive) return !isOutdated(known, list);
  const { sql, args } = selectRevision(source.entity);
  const [row] = await platform.database.query(sql, args);
  return list.revision === Number(row?.revision);
}

async function makeList(platform: Platform, source: ListSource<unknown>): Promise<CachedList> {
  const { revision, parts } = await readChunks(
    platform,
    source,
    source.maxBytes ?? MAX_CACHED_BYTES,
  );
  return toCachedList(
    source,
    revision,
    parts === null ? null : bodiesOf(platform, { revision, parts }, false),
  );
}

/** The list with the parts read again that were written since, or all of it where that does not do. */
async function renewList(
  platform: Platform,
  source: ListSource<unknown>,
  { ready, written }: CacheEntry,
): Promise<CachedList> {
  if (!ready?.bodies) return makeList(platform, source);
  const before = { revision: ready.revision, parts: ready.bodies.parts };
  const list = await refreshChunks(platform, source, before, written);
  if (list === null) return makeList(platform, source);
  const bodies = bodiesOf(platform, list, true);
  const fitsInMemory = bodies.identity.byteLength <= (source.maxBytes ?? MAX_CACHED_BYTES);
  return toCachedList(source, list.revision, fitsInMemory ? bodies : null);
}

function toCachedList(
  source: ListSource<unknown>,
  revision: number,
  bodies: ListBodies | null,
): CachedList {
  return { revision, etag: etagOf(source, revision), bodies, answers: new Map() };
}

const etagOf = ({ path }: ListSource<unknown>, revision: number) =>
  `"${path.slice(path.lastIndexOf('/') + 1)}-${revision}"`;

const encodingOf = (platform: Platform, { bodies }: CachedList, accepted: string | undefined) =>
  bodies === null ? 'identity' : encodingFor(platform, bodies, accepted);

function answerList(list: CachedList, encoding: Encoding, known: string | undefined): ListAnswer {
  if (matchesEtag(known, list.etag)) return { status: 304, headers: validators(list), body: null };
  const ready = list.answers.get(encoding);
  if (ready !== undefined) return ready;
  const headers = { ...validators(list), 'Content-Type': 'application/json; charset=utf-8' };
  const answer: ListAnswer = {
    status: 200,
    headers: encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding },
    body: list.bodies?.[encoding] ?? null,
  };
  list.answers.set(encoding, answer);
  return answer;
}

const validators = ({ etag }: CachedList) => ({
  'Cache-Control': 'private, no-cache',
  ETag: etag,
  Vary: 'Authorization, Accept-Encoding',
});
