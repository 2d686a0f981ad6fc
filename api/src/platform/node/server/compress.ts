import { promisify } from 'node:util';
import { brotliCompress, constants, crc32, deflateRaw, deflateRawSync, gzip } from 'node:zlib';
import { concatBytes } from '../../bounded-stream.ts';
import type { GzipInParts } from '../../platform.ts';

const deflate = promisify(deflateRaw);
/** A gzip header without name, time and system (RFC 1952). */
const HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

const LAST_BLOCK = deflateRawSync('');

/**
 * Compresses each part by itself on zlib's threads, up to a full byte and without a last block
 * (`Z_SYNC_FLUSH`), so that parts can be concatenated.
 */
export const gzipInParts: GzipInParts = {
  async compressPart(part) {
    return new Uint8Array(await deflate(part, { finishFlush: constants.Z_SYNC_FLUSH }));
  },
  join(parts) {
    const tail = new DataView(new ArrayBuffer(8));
    const sum = parts.reduce((before, { text }) => crc32(text, before), 0);
    const size = parts.reduce((before, { text }) => before + text.byteLength, 0);
    tail.setUint32(0, sum, true);
    tail.setUint32(4, size, true);
    const blocks = parts.map(({ compressed }) => compressed);
    return concatBytes([HEAD, ...blocks, LAST_BLOCK, new Uint8Array(tail.buffer)]);
  },
};

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Compresses on zlib's threads. Brotli level 5 is as fast as gzip and 20 % smaller. */
export async function compress(
  bytes: Uint8Array,
  encoding: 'br' | 'gzip',
): Promise<Uint8Array<ArrayBuffer>> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
  };
  const compressed = encoding === 'br' ? await brotli(bytes, { params }) : await zip(bytes);
  return new Uint8Array(compressed);
}
