import type { Context, TypedResponse } from 'hono';
import { acceptsGzip } from '../../http/accepted-encoding.ts';
import { compressed } from '../../http/compressed.ts';
import type { ApiEnv } from '../../http/env.ts';
import { concatBytes } from '../../platform/bounded-stream.ts';
import type { GzipInParts, Platform } from '../../platform/platform.ts';
import { type Chunk, currentList, readBatches, toText } from './list-chunks.ts';
import type { ListSource } from './list-source.ts';
import { answerContent } from './recent-answers.ts';

type Part = Pick<Chunk, 'compressed'> & { text: NonNullable<Chunk['text']> };
type ChunkWithText = Chunk & Part;

const encoder = new TextEncoder();
const OPEN: Part = { text: encoder.encode('[') };
const COMMA: Part = { text: encoder.encode(',') };
const CLOSE: Part = { text: encoder.encode(']') };

/** The handler of a route that answers a whole list, joined from its cached chunks. */
export function wholeList<T>(source: ListSource<T>) {
  return async (c: Context<ApiEnv>): Promise<TypedResponse<T[], 200, 'json'>> => {
    const platform = c.get('platform');
    const response = await answerContent(c, source, async () => {
      const { revision, chunks } = await currentList(platform, source);
      return {
        validator: `"${source.entity}-${revision}"`,
        encode: (accepted) =>
          chunks?.every(hasText)
            ? joined(platform, chunks, accepted)
            : Promise.resolve(streamed(platform, source, accepted)),
      };
    });
    return response as Response & TypedResponse<T[], 200, 'json'>;
  };
}

const hasText = (chunk: Chunk): chunk is ChunkWithText => chunk.text !== null;

/** A list of several chunks is one gzip of their compressed texts: after a write, one of them is compressed again. */
async function joined(
  platform: Platform,
  chunks: readonly ChunkWithText[],
  accepted: string | undefined,
) {
  const filled = chunks.filter(({ ids }) => ids.length > 0);
  const parts = [
    OPEN,
    ...filled.flatMap((chunk, at) => (at === 0 ? [chunk] : [COMMA, chunk])),
    CLOSE,
  ];
  const { gzipInParts } = platform;
  if (gzipInParts === undefined || filled.length <= 1 || !acceptsGzip(accepted))
    return compressed(platform, concatBytes(parts.map(({ text }) => text)), accepted);
  const body = gzipInParts.join(
    await Promise.all(parts.map((part) => withPiece(gzipInParts, part))),
  );
  return { encoding: 'gzip', body } as const;
}

async function withPiece({ compressPart }: GzipInParts, part: Part) {
  part.compressed ??= compressPart(part.text);
  return { text: part.text, compressed: await part.compressed };
}

/** A list that is too large for memory, from the database, compressed on the way. */
function streamed(platform: Platform, source: ListSource<unknown>, accepted: string | undefined) {
  const texts = textsOf(platform, source);
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await texts.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  if (platform.compress === undefined || !acceptsGzip(accepted))
    return { encoding: 'identity', body: stream } as const;
  const gzip = new CompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>;
  return { encoding: 'gzip', body: stream.pipeThrough(gzip) } as const;
}

async function* textsOf(platform: Platform, source: ListSource<unknown>) {
  let before = OPEN.text;
  for await (const { items } of readBatches(platform, source)) {
    if (items.length === 0) continue;
    yield concatBytes([before, toText(items)]);
    before = COMMA.text;
  }
  yield before === OPEN.text ? concatBytes([OPEN.text, CLOSE.text]) : CLOSE.text;
}
