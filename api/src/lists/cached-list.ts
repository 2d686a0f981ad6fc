import type { Context, TypedResponse } from 'hono';
import { acceptsGzip, type Encoding } from '../http/accepted-encoding.ts';
import type { ApiEnv } from '../http/env.ts';
import { isKnown } from '../http/if-none-match.ts';
import type { Platform, Statement, WriteResult } from '../platform/platform.ts';
import { bodiesOf, encodingFor, type ListBodies, makeReady } from './list-bodies.ts';
import { readAgain, readParts, streamParts } from './list-parts.ts';
import { askRevision, type ListedEntity, type ListSource, type RowKey } from './list-source.ts';

interface KeptList {
  revision: number;
  etag: string;
  /** Null where the list is too large to be kept. */
  bodies: ListBodies | null;
  /** Whole answers, put together when they are first given. */
  answers: Map<Encoding, ListAnswer>;
}
interface Kept {
  list: Promise<KeptList>;
  /** The same, once it is there. */
  ready?: KeptList;
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
const MOST_KEPT = 48 * 1024 * 1024;
const keptOf = new WeakMap<Platform, Map<ListSource<unknown>, Kept>>();

/**
 * A whole list as one body, serialised and compressed once and kept until a write moves its revision:
 * every screen asks for it, and it changes rarely.
 */
export function keptList<T>(source: ListSource<T>) {
  return async (c: Context<ApiEnv>): Promise<TypedResponse<T[], 200, 'json'>> => {
    const platform = c.get('platform');
    const list = await currentList(platform, source);
    const encoding = encodingOf(platform, list, c.req.header('Accept-Encoding'));
    if (list.bodies !== null) await makeReady(platform, list.bodies, encoding);
    const answer = answerList(list, encoding, c.req.header('If-None-Match'));
    const response = isSendable(answer) ? sendKept(c, answer) : sendParts(c, source, answer);
    return response as Response & TypedResponse<T[], 200, 'json'>;
  };
}

/** False for a list that is too large to be kept: its bytes are still in the database. */
const isSendable = ({ status, body }: ListAnswer) => status === 304 || body !== null;

function sendKept(c: Context<ApiEnv>, { status, headers, body }: ListAnswer): Response {
  return body === null ? c.body(null, status, headers) : c.body(body, 200, headers);
}

/** As it comes from the database, packed on its way. */
function sendParts(
  c: Context<ApiEnv>,
  source: ListSource<unknown>,
  { headers }: ListAnswer,
): Response {
  const platform = c.get('platform');
  const parts = streamParts(platform, source);
  const packs = platform.compress !== undefined && acceptsGzip(c.req.header('Accept-Encoding'));
  if (!packs) return c.body(parts, 200, headers);
  const gzip = new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;
  return c.body(parts.pipeThrough(gzip), 200, { ...headers, 'Content-Encoding': 'gzip' });
}

/** The answer that is ready in memory, when there is one: the same that `keptList` would give. */
export function readyList(
  platform: Platform,
  source: ListSource<unknown>,
  accepted: string | undefined,
  known: string | undefined,
): ListAnswer | null {
  const kept = keptOf.get(platform)?.get(source);
  const list = kept?.ready;
  if (kept === undefined || list === undefined || list.bodies === null) return null;
  if (!platform.database.exclusive || isOutdated(kept, list)) return null;
  const encoding = encodingOf(platform, list, accepted);
  return list.bodies[encoding] === undefined ? null : answerList(list, encoding, known);
}

/** What a write changes of a list; without its rows, any of them. */
export type Listed = ListedEntity | { entity: ListedEntity; rows: readonly RowKey[] };

/**
 * Writes what lists show: their revision moves with the rows. Of a list that is kept, the parts with those
 * rows are read again before it is next given; without rows, all of it.
 */
export async function writeListed(
  platform: Platform,
  lists: readonly Listed[],
  statements: Statement[],
): Promise<WriteResult[]> {
  const changes = lists.map((list) => (typeof list === 'string' ? { entity: list } : list));
  const moves = changes.map(({ entity }) => ({
    sql: 'UPDATE revisions SET revision = revision + 1 WHERE entity = ? RETURNING revision',
    args: [entity],
  }));
  const results = await platform.database.write([...statements, ...moves]);
  const all = keptOf.get(platform) ?? new Map<ListSource<unknown>, Kept>();
  for (const [at, change] of changes.entries()) {
    const revision = Number(results[statements.length + at]?.rows[0]?.revision);
    for (const [source, kept] of all) {
      if (source.entity !== change.entity) continue;
      if ('rows' in change && kept.written.size < MOST_WRITTEN)
        kept.written.set(revision, change.rows);
      else all.delete(source);
    }
  }
  return results;
}

/** After more writes than these that nobody has read, a list is as well read whole. */
const MOST_WRITTEN = 200;

async function currentList(platform: Platform, source: ListSource<unknown>): Promise<KeptList> {
  const all = keptOf.get(platform) ?? new Map<ListSource<unknown>, Kept>();
  keptOf.set(platform, all);
  const known = all.get(source);
  if (known !== undefined) {
    const list = await known.list;
    if (await isCurrent(platform, source, known, list)) return list;
    // Somebody else has begun meanwhile.
    if (all.get(source) !== known) return currentList(platform, source);
  }
  const kept: Kept = {
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
function isOutdated({ written }: Kept, list: KeptList): boolean {
  for (const revision of written.keys()) if (revision > list.revision) return true;
  return false;
}

async function isCurrent(
  platform: Platform,
  source: ListSource<unknown>,
  known: Kept,
  list: KeptList,
): Promise<boolean> {
  if (platform.database.exclusive) return !isOutdated(known, list);
  const { sql, args } = askRevision(source.entity);
  const [row] = await platform.database.query(sql, args);
  return list.revision === Number(row?.revision);
}

async function makeList(platform: Platform, source: ListSource<unknown>): Promise<KeptList> {
  const { revision, parts } = await readParts(platform, source, source.mostKept ?? MOST_KEPT);
  return toKept(
    source,
    revision,
    parts === null ? null : bodiesOf(platform, { revision, parts }, false),
  );
}

/** The list with the parts read again that were written since, or all of it where that does not do. */
async function renewList(
  platform: Platform,
  source: ListSource<unknown>,
  { ready, written }: Kept,
): Promise<KeptList> {
  if (!ready?.bodies) return makeList(platform, source);
  const before = { revision: ready.revision, parts: ready.bodies.parts };
  const list = await readAgain(platform, source, before, written);
  if (list === null) return makeList(platform, source);
  const bodies = bodiesOf(platform, list, true);
  const isKept = bodies.identity.byteLength <= (source.mostKept ?? MOST_KEPT);
  return toKept(source, list.revision, isKept ? bodies : null);
}

function toKept(
  source: ListSource<unknown>,
  revision: number,
  bodies: ListBodies | null,
): KeptList {
  return { revision, etag: etagOf(source, revision), bodies, answers: new Map() };
}

const etagOf = ({ path }: ListSource<unknown>, revision: number) =>
  `"${path.slice(path.lastIndexOf('/') + 1)}-${revision}"`;

const encodingOf = (platform: Platform, { bodies }: KeptList, accepted: string | undefined) =>
  bodies === null ? 'identity' : encodingFor(platform, bodies, accepted);

function answerList(list: KeptList, encoding: Encoding, known: string | undefined): ListAnswer {
  if (isKnown(known, list.etag)) return { status: 304, headers: validators(list), body: null };
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

const validators = ({ etag }: KeptList) => ({
  'Cache-Control': 'private, no-cache',
  ETag: etag,
  Vary: 'Authorization, Accept-Encoding',
});
