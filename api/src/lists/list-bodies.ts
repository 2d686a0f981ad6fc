import { acceptedEncoding, acceptsGzip, type Encoding } from '../http/accepted-encoding.ts';
import type { Platform } from '../platform/platform.ts';
import { END, joinChunks, type SerializedChunk, type SerializedList } from './list-chunks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a list in every encoding that was requested. */
export interface ListBodies {
  identity: Bytes;
  br?: Bytes;
  gzip?: Bytes;
  chunks: SerializedChunk[];
  /** True if most chunks come from the list before. */
  isRefreshed: boolean;
  createdAt: number;
  /** The running compression with Brotli. */
  compressing?: Promise<void>;
}

/** Below, compression costs more than it saves. */
export const MIN_COMPRESSED_BYTES = 1_024;
/** Brotli waits for this long after a write, because the list may be written again. */
const SETTLED_MS = 5_000;

export function bodiesOf(
  platform: Platform,
  list: SerializedList,
  isRefreshed: boolean,
): ListBodies {
  const { whole, chunks } = joinChunks(list);
  const isChunked = chunks.length > 1 && platform.gzipInParts !== undefined;
  const createdAt = platform.now();
  return { identity: whole, chunks, isRefreshed: isRefreshed && isChunked, createdAt };
}

/**
 * The encoding of an answer. Brotli compresses a whole list, gzip chunk by chunk: right after a write the
 * answer is gzip, of which only the written chunk is compressed again.
 */
export function encodingFor(
  platform: Platform,
  bodies: ListBodies,
  accepted: string | undefined,
): Encoding {
  if (platform.compress === undefined) return 'identity';
  if (bodies.identity.byteLength < MIN_COMPRESSED_BYTES) return 'identity';
  const best = acceptedEncoding(accepted);
  const isWaiting = best === 'br' && bodies.isRefreshed && bodies.br === undefined;
  if (!isWaiting || !acceptsGzip(accepted)) return best;
  if (platform.now() - bodies.createdAt >= SETTLED_MS)
    bodies.compressing ??= compressBody(platform, bodies, 'br');
  return 'gzip';
}

/** Compresses at the first request. Two concurrent requests compress twice, with the same result. */
export async function compressBody(
  platform: Platform,
  bodies: ListBodies,
  encoding: Encoding,
): Promise<void> {
  const { compress, gzipInParts } = platform;
  if (encoding === 'identity' || compress === undefined || bodies[encoding] !== undefined) return;
  const { identity, chunks } = bodies;
  if (encoding === 'br' || gzipInParts === undefined || chunks.length === 1) {
    bodies[encoding] = await compress(identity, encoding);
    return;
  }
  const compressed = await Promise.all(
    chunks.map((chunk) => {
      chunk.compressed ??= gzipInParts.compressPart(chunk.text);
      return chunk.compressed;
    }),
  );
  bodies.gzip = gzipInParts.join(compressed, END, identity);
}
