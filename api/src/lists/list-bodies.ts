import { acceptedEncoding, acceptsGzip, type Encoding } from '../http/accepted-encoding.ts';
import type { Platform } from '../platform/platform.ts';
import { END, joinChunks, type SerializedChunk, type SerializedList } from './list-chunks.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The bytes of a list in every encoding that somebody has asked for. */
export interface ListBodies {
  identity: Bytes;
  br?: Bytes;
  gzip?: Bytes;
  parts: SerializedChunk[];
  /** True where most parts are those of the list before. */
  isRenewed: boolean;
  madeAt: number;
  /** While the best packing is on its way. */
  packing?: Promise<void>;
}

/** Below, compressing costs more than it saves. */
const MIN_COMPRESSED_BYTES = 1_024;
/** A list that was just written may be written again before its best packing is done. */
const SETTLED_MS = 5_000;

export function bodiesOf(platform: Platform, list: SerializedList, isRenewed: boolean): ListBodies {
  const { whole, parts } = joinChunks(list);
  const isInParts = parts.length > 1 && platform.gzipInParts !== undefined;
  return { identity: whole, parts, isRenewed: isRenewed && isInParts, madeAt: platform.now() };
}

/**
 * The encoding that an answer gets. Brotli packs a list only whole, gzip part by part: right after a write
 * it is gzip, of which only the part that was written is packed anew.
 */
export function encodingFor(
  platform: Platform,
  bodies: ListBodies,
  accepted: string | undefined,
): Encoding {
  if (platform.compress === undefined) return 'identity';
  if (bodies.identity.byteLength < MIN_COMPRESSED_BYTES) return 'identity';
  const best = acceptedEncoding(accepted);
  const isWaiting = best === 'br' && bodies.isRenewed && bodies.br === undefined;
  if (!isWaiting || !acceptsGzip(accepted)) return best;
  if (platform.now() - bodies.madeAt >= SETTLED_MS)
    bodies.packing ??= compressBody(platform, bodies, 'br');
  return 'gzip';
}

/** Compresses at the first wish; two that wish at once do the work twice, and the same. */
export async function compressBody(
  platform: Platform,
  bodies: ListBodies,
  encoding: Encoding,
): Promise<void> {
  const { compress, gzipInParts } = platform;
  if (encoding === 'identity' || compress === undefined || bodies[encoding] !== undefined) return;
  const { identity, parts } = bodies;
  if (encoding === 'br' || gzipInParts === undefined || parts.length === 1) {
    bodies[encoding] = await compress(identity, encoding);
    return;
  }
  const packed = await Promise.all(
    parts.map((part) => {
      part.packed ??= gzipInParts.pack(part.text);
      return part.packed;
    }),
  );
  bodies.gzip = gzipInParts.join(packed, END, identity);
}
