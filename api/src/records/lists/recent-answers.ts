import type { Action } from '@wabu/shared/entities/permissions';
import type { Context } from 'hono';
import { acceptedEncoding, acceptsGzip } from '../../http/accepted-encoding.ts';
import { type EncodedBody, encodingHeader } from '../../http/compressed.ts';
import type { ApiEnv } from '../../http/env.ts';
import { matchesEtag } from '../../http/matches-etag.ts';
import { memoizeLast } from '../../platform/memoize-last.ts';
import type { Platform } from '../../platform/platform.ts';
import { RecentEntries } from '../../platform/recent-entries.ts';
import type { ListedEntity } from '../store/list-repository.ts';
import { currentRevision, notedRevision } from './write-and-invalidate.ts';

type Stream = ReadableStream<Uint8Array>;

/** What decides whether an answer in memory may be given again. */
interface AnswerRules {
  action: Action;
  /** The entity with the revision of everything that the answer shows. */
  entity: ListedEntity;
  /** True if each reader gets the key of its session with it. */
  withCopyKey?: boolean;
}

interface Content {
  /** The ETag under which a client may keep the answer; null: it is requested anew each time. */
  validator: string | null;
  headers?: Record<string, string>;
  /** Called if the client does not have the answer. A stream is not kept. */
  encode: (
    accepted: string | undefined,
  ) => Promise<EncodedBody | (Omit<EncodedBody, 'body'> & { body: Stream })>;
}

interface RecentAnswer extends AnswerRules, Pick<Content, 'validator'> {
  headers: Record<string, string>;
  body: EncodedBody['body'];
  revision: number;
}

/** The pages of 20,000 suppliers have 1 MB, and the list of 100,000 has 3 MB. */
const MAX_BYTES = 16 * 1024 * 1024;

/** The answers that were given last, compressed. */
const recentAnswers = new WeakMap<Platform, RecentEntries<RecentAnswer>>();

const encodingsOf = memoizeLast(
  (accepted: string | undefined) => `${acceptedEncoding(accepted)} ${acceptsGzip(accepted)}`,
);

const keyOf = (path: string, accepted: string | undefined) => `${encodingsOf(accepted)} ${path}`;

/** The answer to a request for this path and query, if it is in memory and no write has changed it since. */
export function findRecent(
  platform: Platform,
  path: string,
  accepted: string | undefined,
): RecentAnswer | null {
  const found = recentAnswers.get(platform)?.get(keyOf(path, accepted));
  if (found === undefined) return null;
  return found.revision === notedRevision(platform.database, found.entity) ? found : null;
}

function addRecent(platform: Platform, key: string, answer: RecentAnswer): void {
  const answers =
    recentAnswers.get(platform) ?? new RecentEntries(MAX_BYTES, ({ body }) => body.byteLength);
  recentAnswers.set(platform, answers);
  if (answer.body.byteLength <= MAX_BYTES) answers.add(key, answer);
}

/**
 * Answers JSON, and keeps the answer for the next request where no other process writes. Answers 304 to a
 * matching `If-None-Match`.
 */
export async function answerContent(
  c: Context<ApiEnv>,
  { action, entity, withCopyKey = false }: AnswerRules,
  read: () => Promise<Content>,
): Promise<Response> {
  const platform = c.get('platform');
  const { pathname, search } = new URL(c.req.url);
  const [path, accepted] = [pathname + search, c.req.header('Accept-Encoding')];
  const recent = findRecent(platform, path, accepted);
  // Before the read: a write in between leaves an answer that is outdated at once.
  const { exclusive } = platform.database;
  const revision = exclusive ? await currentRevision(platform, entity) : undefined;
  const { validator, ...content } = recent ?? (await read());
  if (isKnown(validator, c.req.header('If-None-Match')))
    return c.body(null, 304, validatorHeaders(validator));
  if ('body' in content) return c.body(content.body, 200, content.headers);
  const { encoding, body } = await content.encode(accepted);
  const headers = {
    ...validatorHeaders(validator),
    'Content-Type': 'application/json; charset=utf-8',
    ...content.headers,
    ...encodingHeader(encoding),
  };
  if (body instanceof ReadableStream) return c.body(body, 200, headers);
  if (revision !== undefined)
    addRecent(platform, keyOf(path, accepted), {
      action,
      entity,
      withCopyKey,
      revision,
      validator,
      headers,
      body,
    });
  return c.body(body, 200, headers);
}

/** True if the client has the answer. */
export const isKnown = (validator: string | null, known: string | undefined) =>
  validator !== null && matchesEtag(known, validator);

export const validatorHeaders = (validator: string | null): Record<string, string> => ({
  Vary: 'Authorization, Accept-Encoding',
  ...(validator !== null && { 'Cache-Control': 'private, no-cache', ETag: validator }),
});
