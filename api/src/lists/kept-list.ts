import type { Action } from '@wabu/shared/entities/permissions';
import type { Context, TypedResponse } from 'hono';
import { acceptedEncoding, acceptsGzip, type Encoding } from '../http/accepted-encoding.ts';
import type { ApiEnv } from '../http/env.ts';
import type { Platform, SqlValue, Statement, WriteResult } from '../platform/platform.ts';
import { readParts, streamParts } from './list-parts.ts';

export type ListedEntity = 'suppliers' | 'frontends' | 'users';

/** Part of a list: what comes after one row, in the order of the list. */
export interface Slice {
  /** The key of the last row that was read, as `next` gave it; null for the beginning. */
  after: SqlValue[] | null;
  /** At most so many rows; -1 for all of them. */
  most: number;
}
export interface ListPart<T> {
  /** The list's revision when this part was read. */
  revision: number;
  items: T[];
  /** Where the next part begins; null where there is none. */
  next: SqlValue[] | null;
}

/** A list that is asked for whole. */
export interface ListSource<T> {
  path: string;
  /** Who may read it. */
  action: Action;
  /** Whose revision the list has; several lists may show the same rows. */
  entity: ListedEntity;
  read: (platform: Platform, slice: Slice) => Promise<ListPart<T>>;
  /** Rows of a part: few enough to be read and written as JSON without holding up anybody. */
  atATime: number;
  /** Bytes above which the list is sent from the database each time instead of being kept. */
  mostKept?: number;
}

type Bytes = Uint8Array<ArrayBuffer>;
interface KeptList {
  etag: string;
  /** None of them where the list is too large to be kept. */
  bodies: { identity?: Bytes; br?: Bytes; gzip?: Bytes };
  /** Whole answers, put together when they are first given. */
  answers: Map<Encoding, ListAnswer>;
}
interface Kept {
  list: Promise<KeptList>;
  /** The same, once it is there. */
  ready?: KeptList;
}
export interface ListAnswer {
  status: 200 | 304;
  headers: Record<string, string>;
  /** Null when there is nothing to send, or nothing that is kept. */
  body: Bytes | null;
}

/** Below, compressing costs more than it saves. */
const SMALLEST_COMPRESSED = 1_024;
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
    const encoding = encodingFor(platform, list, c.req.header('Accept-Encoding'));
    await makeReady(platform, list, encoding);
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
  const list = keptOf.get(platform)?.get(source)?.ready;
  if (list === undefined || !platform.database.exclusive) return null;
  const encoding = encodingFor(platform, list, accepted);
  return list.bodies[encoding] === undefined ? null : answerList(list, encoding, known);
}

/** Writes what lists show: their revision moves with the rows, and what was kept of them is dropped. */
export async function writeListed(
  platform: Platform,
  entities: readonly ListedEntity[],
  statements: Statement[],
): Promise<WriteResult[]> {
  const moves = entities.map((entity) => ({
    sql: 'UPDATE revisions SET revision = revision + 1 WHERE entity = ?',
    args: [entity],
  }));
  const results = await platform.database.write([...statements, ...moves]);
  const kept = keptOf.get(platform);
  for (const source of kept?.keys() ?? [])
    if (entities.includes(source.entity)) kept?.delete(source);
  return results;
}

/** The question for a list's revision, to be asked together with the one for its rows. */
export function askRevision(entity: ListedEntity): Statement {
  return { sql: 'SELECT revision FROM revisions WHERE entity = ?', args: [entity] };
}

async function currentList(platform: Platform, source: ListSource<unknown>): Promise<KeptList> {
  const all = keptOf.get(platform) ?? new Map<ListSource<unknown>, Kept>();
  keptOf.set(platform, all);
  const known = all.get(source);
  if (known !== undefined && (await isCurrent(platform, source, known))) return known.list;

  const kept: Kept = { list: makeList(platform, source) };
  all.set(source, kept);
  kept.list.then(
    (list) => {
      kept.ready = list;
    },
    () => all.delete(source),
  );
  return kept.list;
}

async function isCurrent(
  platform: Platform,
  source: ListSource<unknown>,
  known: Kept,
): Promise<boolean> {
  if (platform.database.exclusive) return true;
  const { sql, args } = askRevision(source.entity);
  const [row] = await platform.database.query(sql, args);
  return (await known.list).etag === etagOf(source, Number(row?.revision));
}

async function makeList(platform: Platform, source: ListSource<unknown>): Promise<KeptList> {
  const { revision, bytes } = await readParts(platform, source, source.mostKept ?? MOST_KEPT);
  const bodies = bytes === null ? {} : { identity: bytes };
  return { etag: etagOf(source, revision), bodies, answers: new Map() };
}

const etagOf = ({ path }: ListSource<unknown>, revision: number) =>
  `"${path.slice(path.lastIndexOf('/') + 1)}-${revision}"`;

function encodingFor(platform: Platform, list: KeptList, accepted: string | undefined): Encoding {
  const isWorthIt = (list.bodies.identity?.byteLength ?? 0) >= SMALLEST_COMPRESSED;
  return platform.compress !== undefined && isWorthIt ? acceptedEncoding(accepted) : 'identity';
}

/** Compresses at the first wish; two that wish at once do the work twice, and the same. */
async function makeReady(platform: Platform, list: KeptList, encoding: Encoding): Promise<void> {
  const { identity } = list.bodies;
  if (encoding === 'identity' || platform.compress === undefined || identity === undefined) return;
  list.bodies[encoding] ??= await platform.compress(identity, encoding);
}

function answerList(list: KeptList, encoding: Encoding, known: string | undefined): ListAnswer {
  if (known !== undefined && namesEtag(known, list.etag))
    return { status: 304, headers: validators(list), body: null };
  const ready = list.answers.get(encoding);
  if (ready !== undefined) return ready;
  const headers = { ...validators(list), 'Content-Type': 'application/json; charset=utf-8' };
  const answer: ListAnswer = {
    status: 200,
    headers: encoding === 'identity' ? headers : { ...headers, 'Content-Encoding': encoding },
    body: list.bodies[encoding] ?? list.bodies.identity ?? null,
  };
  list.answers.set(encoding, answer);
  return answer;
}

const validators = ({ etag }: KeptList) => ({
  'Cache-Control': 'private, no-cache',
  ETag: etag,
  Vary: 'Authorization, Accept-Encoding',
});

function namesEtag(header: string, etag: string): boolean {
  return header.split(',').some((name) => name.trim().replace(/^W\//, '') === etag);
}
