import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const WIDTH = 100;

/** A valid greyscale PNG whose pixels are the given bytes. */
export function pngOf(dots: Buffer): Uint8Array<ArrayBuffer> {
  const height = Math.floor(dots.length / WIDTH);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(height, 4);
  // Bit depth 8, colour type 0 (greyscale).
  head[8] = 8;
  const lines = Array.from({ length: height }, (_, line) =>
    Buffer.concat([Buffer.of(0), dots.subarray(line * WIDTH, (line + 1) * WIDTH)]),
  );
  const chunks = [
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.concat(lines), { level: 0 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]));
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
