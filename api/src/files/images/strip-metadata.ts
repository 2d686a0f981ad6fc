import { ByteRanges } from './byte-ranges.ts';
import { skipSubBlocks } from './image-size.ts';
import type { ImageKind } from './image-type.ts';
import { stripJpeg } from './strip-jpeg.ts';

/**
 * Removes personal metadata (place, device, author, previews) and bytes after the end, which can contain
 * another format. Null when the structure is broken.
 */
export function stripMetadata(
  kind: Exclude<ImageKind, 'svg'>,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | null {
  try {
    return strippers[kind](bytes);
  } catch {
    return null;
  }
}

const strippers: Record<
  Exclude<ImageKind, 'svg'>,
  (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>
> = {
  jpg: stripJpeg,
  png: stripPng,
  gif: stripGif,
  webp: stripWebp,
  bmp: cutBmp,
};

const viewOf = (bytes: Uint8Array<ArrayBuffer>) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

const fourLetters = (bytes: Uint8Array<ArrayBuffer>, at: number) =>
  String.fromCharCode(...bytes.subarray(at, at + 4));

const personalChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function stripPng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const ranges = new ByteRanges(bytes);
  ranges.add(0, 8);
  let at = 8;
  for (let type = ''; type !== 'IEND'; ) {
    ranges.countBlock();
    type = fourLetters(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) throw new RangeError('truncated');
    if (!personalChunks.has(type)) ranges.add(at, end);
    at = end;
  }
  return ranges.join();
}

const EXTENSION = 0x21;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
const FRAME = 0x2c;
const TRAILER = 0x3b;

function stripGif(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const ranges = new ByteRanges(bytes);
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(view.getUint8(10));
  ranges.add(0, at);
  for (;;) {
    ranges.countBlock();
    const block = view.getUint8(at);
    if (block === TRAILER) break;
    const end = skipSubBlocks(view, at + dataOffset(block));
    if (!isPersonal(at)) ranges.add(at, end);
    at = end;
  }
  ranges.add(at, at + 1);
  return ranges.join();

  function dataOffset(block: number): number {
    if (block === EXTENSION) return 2;
    if (block === FRAME) return 11 + colours(view.getUint8(at + 9));
    throw new RangeError('unknown block');
  }

  function isPersonal(start: number): boolean {
    if (bytes[start] !== EXTENSION) return false;
    const label = bytes[start + 1];
    // The loop count of an animation is an application block that must stay.
    return (
      label === COMMENT ||
      (label === APPLICATION && !/NETS|ANIM/.test(fourLetters(bytes, start + 3)))
    );
  }
}

const HAS_EXIF_OR_XMP = 0x08 | 0x04;

function stripWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = viewOf(bytes);
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.byteLength) throw new RangeError('truncated');
  const ranges = new ByteRanges(bytes);
  ranges.add(0, 12);
  for (let at = 12; at + 8 <= fileEnd; ) {
    ranges.countBlock();
    const length = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + length + (length & 1), fileEnd);
    if (at + 8 + length > fileEnd) throw new RangeError('truncated');
    const type = fourLetters(bytes, at);
    if (type !== 'EXIF' && type !== 'XMP ') ranges.add(at, end);
    at = end;
  }
  const stripped = ranges.join().slice();
  viewOf(stripped).setUint32(4, stripped.byteLength - 8, true);
  if (fourLetters(stripped, 12) === 'VP8X') stripped[20] = (stripped[20] ?? 0) & ~HAS_EXIF_OR_XMP;
  return stripped;
}

/** A BMP has no metadata; only bytes after its end are removed. */
function cutBmp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const announced = viewOf(bytes).getUint32(2, true);
  return announced >= 26 && announced < bytes.byteLength ? bytes.subarray(0, announced) : bytes;
}
