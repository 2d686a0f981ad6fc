import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { concatBytes } from '../../../http/concat-bytes.ts';
import type { GzipInParts } from '../../platform.ts';

const deflate = promisify(deflateRaw);
/** The beginning of every gzip that tells nothing of a file: no name, no time, any system. */
const HEAD = Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff);

/**
 * Each part is packed by itself, on zlib's own threads, and ends at a full byte without ending the text, so
 * that parts can stand one behind the other.
 */
export const gzipInParts: GzipInParts = {
  async pack(part) {
    return new Uint8Array(await deflate(part, { finishFlush: constants.Z_SYNC_FLUSH }));
  },
  join(packed, end, whole) {
    const tail = new DataView(new ArrayBuffer(8));
    tail.setUint32(0, crc32(whole), true);
    tail.setUint32(4, whole.byteLength, true);
    const pieces = [HEAD, ...packed, deflateRawSync(end), new Uint8Array(tail.buffer)];
    return concatBytes(pieces);
  },
};
