import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { concatBytes } from '../../concat-bytes.ts';
import type { GzipInParts } from '../../platform.ts';

const deflate = promisify(deflateRaw);
/** A gzip header without name, time and system (RFC 1952). */
const HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/**
 * Compresses each part by itself on zlib's threads, up to a full byte and without a final block
 * (`Z_SYNC_FLUSH`), so that parts can be concatenated.
 */
export const gzipInParts: GzipInParts = {
  async compressPart(part) {
    return new Uint8Array(await deflate(part, { finishFlush: constants.Z_SYNC_FLUSH }));
  },
  join(parts, end, whole) {
    const tail = new DataView(new ArrayBuffer(8));
    tail.setUint32(0, crc32(whole), true);
    tail.setUint32(4, whole.byteLength, true);
    return concatBytes([HEAD, ...parts, deflateRawSync(end), new Uint8Array(tail.buffer)]);
  },
};
