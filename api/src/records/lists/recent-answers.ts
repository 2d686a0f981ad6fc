import type { Context } from 'hono';
import { acceptedEncoding, acceptsGzip } from '../../http/accepted-encoding.ts';
import { compressed, type EncodedBody, encodingHeader } from '../../http/compressed.ts';
import type { ApiEnv } from '../../http/env.ts';
import { matchesEtag } from '../../http/matches-etag.ts';
import type { Platform } from '../../platform/platform.ts';
import { RecentEntries } from '../../platform/recent-entries.ts';
import { currentRevision } from './write-and-invalidate.ts';

interface RecentAnswer {
  revision: number;
  headers: Record<string, string>;
  body: EncodedBody['body'];
}

interface AnswerRules {
  /** The entity with the revision of everything that the answer shows. */
  entity: string;
  /** True if clients may keep the answer, and ask whether it is still valid. */
  isValidated?: boolean;
}

interface Content {
  /** JSON. A stream is not kept. */
  body: string | ReadableStream<Uint8Array<ArrayBuffer>>;
  headers?: Record<string, string>;
}

/** The list of 20,000 suppliers has 1 MB. Workers have 128 MB for everything, and keep the texts uncompressed. */
export const maxAnswerBytes = ({ database }: Platform) => (database.exclusive ? 8 : 4) * 1024 ** 2;

/** The answers that were given last, compressed. */
const recentAnswers = new WeakMap<Platform, RecentEntries<RecentAnswer>>();

function answersOf(platform: Platform): RecentEntries<RecentAnswer> {
  const answers =
    recentAnswers.get(platform) ??
    new RecentEntries<RecentAnswer>(maxAnswerBytes(platform), ({ body }) => body.byteLength);
  recentAnswers.set(platform, answers);
  return answers;
}

/** Answers JSON, and keeps the answer until the next write of the entity. */
export async function answerRecent(
  c: Context<ApiEnv>,
  { entity, isValidated = false }: AnswerRules,
  read: () => Promise<Content>,
): Promise<Response> {
  const platform = c.get('platform');
  // Before the read: a write in between leaves an answer that is outdated at once.
  const revision = await currentRevision(platform, entity);
  const validator = `"${entity}-${revision}"`;
  const common = {
    Vary: 'Authorization, Accept-Encoding',
    ...(isValidated && { 'Cache-Control': 'private, no-cache', ETag: validator }),
  };
  if (isValidated && matchesEtag(c.req.header('If-None-Match'), validator))
    return c.body(null, 304, common);
  const { pathname, search } = new URL(c.req.url);
  const accepted = c.req.header('Accept-Encoding');
  const key = `${acceptedEncoding(accepted)} ${pathname}${search}`;
  const answers = answersOf(platform);
  const recent = answers.get(key);
  if (recent?.revision === revision) return c.body(recent.body, 200, recent.headers);
  const content = await read();
  const { encoding, body } =
    typeof content.body === 'string'
      ? await compressed(platform, new TextEncoder().encode(content.body), accepted)
      : zipped(platform, content.body, accepted);
  const headers = {
    ...common,
    'Content-Type': 'application/json; charset=utf-8',
    ...content.headers,
    ...encodingHeader(encoding),
  };
  if (body instanceof ReadableStream) return c.body(body, 200, headers);
  if (body.byteLength <= maxAnswerBytes(platform)) answers.add(key, { revision, headers, body });
  return c.body(body, 200, headers);
}

function zipped(
  { compress }: Platform,
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  accepted: string | undefined,
) {
  if (compress === undefined || !acceptsGzip(accepted))
    return { encoding: 'identity', body: stream } as const;
  return { encoding: 'gzip', body: stream.pipeThrough(new CompressionStream('gzip')) } as const;
}
