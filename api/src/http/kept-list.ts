import type { Action } from '@wabu/shared/entities/permissions';
import type { Context, TypedResponse } from 'hono';
import type { Platform, Statement, WriteResult } from '../platform/platform.ts';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';
import type { ApiEnv } from './env.ts';

export type ListedEntity = 'suppliers' | 'frontends' | 'users';

/** A list that is asked for whole. */
export interface ListSource<T> {
  path: string;
  /** Who may read it. */
  action: Action;
  /** Whose revision the list has; several lists may show the same rows. */
  entity: ListedEntity;
  read: (platform: Platform) => Promise<{ revision: number; items: T[] }>;
}

type Bytes = Uint8Array<ArrayBuffer>;
interface KeptList {
  etag: string;
  bodies: { identity: Bytes; br?: Bytes; gzip?: Bytes };
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
  body: Bytes | null;
}

/** Below, compressing costs more than it saves. */
const SMALLEST_COMPRESSED = 1_024;
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
    const { status, headers, body } = answerList(list, encoding, c.req.header('If-None-Match'));
    const response: Response =
      body === null ? c.body(null, status, headers) : c.body(body, 200, headers);
    return response as Response & TypedResponse<T[], 200, 'json'>;
  };
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
  const { revision, items } = await source.read(platform);
  const identity = new TextEncoder().encode(JSON.stringify(items));
  return { etag: etagOf(source, revision), bodies: { identity }, answers: new Map() };
}

const etagOf = ({ path }: ListSource<unknown>, revision: number) =>
  `"${path.slice(path.lastIndexOf('/') + 1)}-${revision}"`;

function encodingFor(platform: Platform, list: KeptList, accepted: string | undefined): Encoding {
  const isWorthIt = list.bodies.identity.byteLength >= SMALLEST_COMPRESSED;
  return platform.compress !== undefined && isWorthIt ? acceptedEncoding(accepted) : 'identity';
}

/** Compresses at the first wish; two that wish at once do the work twice, and the same. */
async function makeReady(platform: Platform, list: KeptList, encoding: Encoding): Promise<void> {
  if (encoding === 'identity' || platform.compress === undefined) return;
  list.bodies[encoding] ??= await platform.compress(list.bodies.identity, encoding);
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
    body: list.bodies[encoding] ?? list.bodies.identity,
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
