import type { Context, TypedResponse } from 'hono';
import { acceptsGzip, type Encoding } from '../http/accepted-encoding.ts';
import type { ApiEnv } from '../http/env.ts';
import { matchesEtag } from '../http/matches-etag.ts';
import type { Platform, Statement, WriteResult } from '../platform/platform.ts';
import {
  incrementRevision,
  type ListedEntity,
  type RowKey,
  readRevision,
} from '../store/list-repository.ts';
import { noteRevision } from './known-revisions.ts';
import { bodiesOf, compressBody, encodingFor, type ListBodies } from './list-bodies.ts';
import { readChunks, refreshChunks, streamChunks } from './list-chunks.ts';
import type { ListSource } from './list-source.ts';

interface CachedList {
  revision: number;
  etag: string;
  /** Null for a list that is too large for the cache. */
  bodies: ListBodies | null;
  /** Created at the first request for each encoding. */
  answers: Map<Encoding, ListAnswer>;
}
interface CacheEntry {
  list: Promise<CachedList>;
  /** The value of `list`, once it is resolved. */
  resolved?: CachedList;
  /** The keys of the rows that each later revision has written. */
  written: Map<number, readonly RowKey[]>;
}
type ListCache = Map<ListSource<unknown>, CacheEntry>;

export interface ListAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Null for a 304, and for a list that is not cached. */
  body: Uint8Array<ArrayBuffer> | null;
}

/** The list of 100,000 suppliers has 30 MB; a Worker has 128 MB for everything. */
const MAX_CACHED_BYTES = 48 * 1024 * 1024;
/** After more writes without a read, the whole list is read again. */
const MAX_PENDING_CHANGES = 200;

const caches = new WeakMap<Platform, ListCache>();

function cacheOf(platform: Platform): ListCache {
  const cache = caches.get(platform) ?? new Map();
  caches.set(platform, cache);
  return cache;
}

/**
 * The handler of a route that answers a whole list. The list is serialized and compressed once, and cached
 * until a write increments its revision. Answers 304 to a matching `If-None-Match`.
 */
export function cachedList<T>(source: ListSource<T>) {
  return async (c: Context<ApiEnv>): Promise<TypedResponse<T[], 200, 'json'>> => {
    const platform = c.get('platform');
    const list = await currentList(platform, source);
    const encoding = encodingOf(platform, list, c.req.header('Accept-Encoding'));
    if (list.bodies !== null) await compressBody(platform, list.bodies, encoding);
    const answer = answerList(list, encoding, c.req.header('If-None-Match'));
    const isCached = answer.status === 304 || answer.body !== null;
    const response = isCached ? sendCached(c, answer) : sendStreamed(c, source, answer);
    return response as Response & TypedResponse<T[], 200, 'json'>;
  };
}

function sendCached(c: Context<ApiEnv>, { status, headers, body }: ListAnswer): Response {
  return body === null ? c.body(null, status, headers) : c.body(body, 200, headers);
}

/** Streams the list from the database, compressed on the way. */
function sendStreamed(
  c: Context<ApiEnv>,
  source: ListSource<unknown>,
  { headers }: ListAnswer,
): Response {
  const platform = c.get('platform');
  const chunks = streamChunks(platform, source);
  const compresses =
    platform.compress !== undefined && acceptsGzip(c.req.header('Accept-Encoding'));
  if (!compresses) return c.body(chunks, 200, headers);
  const gzip = new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;
  return c.body(chunks.pipeThrough(gzip), 200, { ...headers, 'Content-Encoding': 'gzip' });
}

/** The answer that `cachedList` would give, if it is in memory. */
export function cachedAnswer(
  platform: Platform,
  source: ListSource<unknown>,
  accepted: string | undefined,
  known: string | undefined,
): ListAnswer | null {
  const entry = caches.get(platform)?.get(source);
  const list = entry?.resolved;
  if (entry === undefined || list === undefined || list.bodies === null) return null;
  if (!platform.database.exclusive || isOutdated(entry, list)) return null;
  const encoding = encodingOf(platform, list, accepted);
  return list.bodies[encoding] === undefined ? null : answerList(list, encoding, known);
}

/** A list that a write changes, with the keys of the written rows; without keys, any row may change. */
export type ListChange = ListedEntity | { entity: ListedEntity; rows: readonly RowKey[] };

/**
 * Writes rows that lists show, and increments the revisions in the same transaction. A cached list reads the
 * chunks with the named rows again at its next request; without row keys, the whole list.
 */
export async function writeAndInvalidate(
  platform: Platform,
  lists: readonly ListChange[],
  statements: Statement[],
): Promise<WriteResult[]> {
  const changes = lists.map((list) => (typeof list === 'string' ? { entity: list } : list));
  const increments = changes.map(({ entity }) => incrementRevision(entity));
  const results = await platform.database.write([...statements, ...increments]);
  const cache = cacheOf(platform);
  for (const [at, change] of changes.entries()) {
    const revision = Number(results[statements.length + at]?.rows[0]?.revision);
    noteRevision(platform.database, change.entity, revision);
    for (const [source, entry] of cache) {
      if (source.entity !== change.entity) continue;
      if ('rows' in change && entry.written.size < MAX_PENDING_CHANGES)
        entry.written.set(revision, change.rows);
      else cache.delete(source);
    }
  }
  return results;
}

async function currentList(platform: Platform, source: ListSource<unknown>): Promise<CachedList> {
  const cache = cacheOf(platform);
  const known = cache.get(source);
  if (known !== undefined) {
    const list = await known.list;
    if (await isCurrent(platform, source, known, list)) return list;
    // A concurrent request has replaced the entry.
    if (cache.get(source) !== known) return currentList(platform, source);
  }
  const entry: CacheEntry = {
    list: known?.resolved ? refreshList(platform, source, known) : readList(platform, source),
    written: known?.written ?? new Map(),
  };
  cache.set(source, entry);
  entry.list.then(
    (list) => {
      entry.resolved = list;
      for (const revision of entry.written.keys())
        if (revision <= list.revision) entry.written.delete(revision);
    },
    () => cache.get(source) === entry && cache.delete(source),
  );
  return entry.list;
}

/** True if this process has written rows that the list does not show. */
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
  return list.revision === (await readRevision(platform.database, source.entity));
}

async function readList(platform: Platform, source: ListSource<unknown>): Promise<CachedList> {
  const maxBytes = source.maxBytes ?? MAX_CACHED_BYTES;
  const { revision, chunks } = await readChunks(platform, source, maxBytes);
  const bodies = chunks === null ? null : bodiesOf(platform, { revision, chunks }, false);
  return toCachedList(source, revision, bodies);
}

/** Reads the written chunks again, or the whole list where that is not possible. */
async function refreshList(
  platform: Platform,
  source: ListSource<unknown>,
  { resolved, written }: CacheEntry,
): Promise<CachedList> {
  if (!resolved?.bodies) return readList(platform, source);
  const before = { revision: resolved.revision, chunks: resolved.bodies.chunks };
  const list = await refreshChunks(platform, source, before, written);
  if (list === null) return readList(platform, source);
  const bodies = bodiesOf(platform, list, true);
  const fits = bodies.identity.byteLength <= (source.maxBytes ?? MAX_CACHED_BYTES);
  return toCachedList(source, list.revision, fits ? bodies : null);
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
  const cached = list.answers.get(encoding);
  if (cached !== undefined) return cached;
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
