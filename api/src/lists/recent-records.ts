import type { Action } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import { acceptedEncoding, type Encoding } from '../http/accepted-encoding.ts';
import type { ApiEnv } from '../http/env.ts';
import type { Platform } from '../platform/platform.ts';
import type { ListedEntity } from '../store/list-repository.ts';
import type { ListAnswer } from './cached-list.ts';
import { currentRevision, notedRevision } from './known-revisions.ts';
import { MIN_COMPRESSED_BYTES } from './list-bodies.ts';

/** A record as the JSON text of an answer. */
interface RecordText {
  text: string;
  version: number;
}

/** What decides whether an answer in memory may be given again. */
export interface RecordRules {
  /** The action that a reader needs. */
  action: Action;
  /** The entity with the revision of everything that the record shows. */
  entity: ListedEntity;
}

interface RecentRecord extends RecordRules {
  answer: ListAnswer;
  revision: number;
}

/** A record has at most 1.5 MB, and half of that when it is compressed. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The records that were read last, compressed, until a write increments their revision. */
class RecentRecords {
  readonly #records = new Map<string, RecentRecord>();
  #bytes = 0;

  constructor(private readonly platform: Platform) {}

  /** The answer to a request for this path and query, if it is in memory and current. */
  find(path: string, accepted: string | undefined): RecentRecord | null {
    const found = this.#records.get(keyOf(path, acceptedEncoding(accepted)));
    if (found === undefined) return null;
    return found.revision === notedRevision(this.platform.database, found.entity) ? found : null;
  }

  add(path: string, encoding: Encoding, record: RecentRecord): void {
    const key = keyOf(path, encoding);
    this.#remove(key);
    this.#records.set(key, record);
    this.#bytes += sizeOf(record);
    // A map lists its entries in the order of their insertion: the first one is the oldest.
    for (const oldest of this.#records.keys()) {
      if (this.#bytes <= MAX_BYTES) return;
      this.#remove(oldest);
    }
  }

  #remove(key: string): void {
    const record = this.#records.get(key);
    if (record === undefined) return;
    this.#bytes -= sizeOf(record);
    this.#records.delete(key);
  }
}

const keyOf = (path: string, encoding: Encoding) => `${encoding} ${path}`;
const sizeOf = ({ answer }: RecentRecord) => answer.body?.byteLength ?? 0;

const known = new WeakMap<Platform, RecentRecords>();

/** The recent records of a platform. */
export function recentRecordsOf(platform: Platform): RecentRecords {
  const records = known.get(platform) ?? new RecentRecords(platform);
  known.set(platform, records);
  return records;
}

/** Answers one record, compressed where the platform compresses, and keeps the answer for the next request. */
export async function answerRecord(
  c: Context<ApiEnv>,
  rules: RecordRules,
  read: () => Promise<RecordText>,
): Promise<Response> {
  const platform = c.get('platform');
  const { database } = platform;
  // Before the record: a write in between leaves an answer that is outdated at once.
  const revision = database.exclusive ? await currentRevision(platform, rules.entity) : undefined;
  const { text, version } = await read();
  const bytes = new TextEncoder().encode(text);
  const accepted = acceptedEncoding(c.req.header('Accept-Encoding'));
  const body = await compressed(platform, bytes, accepted);
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    ETag: `"${version}"`,
    Vary: 'Accept-Encoding',
    ...(body !== bytes && { 'Content-Encoding': accepted }),
  };
  if (revision !== undefined) {
    const { pathname, search } = new URL(c.req.url);
    const answer: ListAnswer = { status: 200, headers, body };
    recentRecordsOf(platform).add(pathname + search, accepted, { ...rules, answer, revision });
  }
  return c.body(body, 200, headers);
}

async function compressed(
  { compress }: Platform,
  bytes: Uint8Array<ArrayBuffer>,
  encoding: Encoding,
): Promise<Uint8Array<ArrayBuffer>> {
  if (compress === undefined || encoding === 'identity') return bytes;
  return bytes.byteLength < MIN_COMPRESSED_BYTES ? bytes : compress(bytes, encoding);
}
