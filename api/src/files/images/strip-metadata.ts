import { concatBytes } from '../../platform/bounded-stream.ts';
import {
  type Bytes,
  exifWith,
  type ImageSize,
  NOTHING,
  orientationOf,
  type Parts,
  type Traits,
  viewOf,
} from './bitmap-parts.ts';
import { type BitmapKind, bitmaps } from './image-type.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 0xe1;

const ascii = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

const fourLetters = (bytes: Bytes, at: number) => ascii(bytes, at, 4);

/**
 * True for segments with personal metadata: comments, and application data other than JFIF, ICC and Adobe,
 * which colours depend on.
 */
function isPersonal(marker: number, bytes: Bytes, at: number): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  return !/^(?:JFIF|ICC_PROFILE|Adobe)/.test(ascii(bytes, at + 4, 11));
}

/**
 * Leaves out comments, EXIF and everything after the picture. Keeps the EXIF orientation, because the picture
 * would turn without it.
 */
function* jpegParts(bytes: Bytes): Parts {
  const view = viewOf(bytes);
  const traits: Traits = {};
  yield bytes.subarray(0, 2);
  // A truncated picture has no end marker. Browsers show it, so it stays.
  for (let at = 2; at < bytes.byteLength; ) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker');
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      yield NOTHING;
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      yield bytes.subarray(at, at + 2);
      break;
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.byteLength) throw new RangeError('truncated');
    // The frames that browsers show: baseline, extended, progressive.
    if (marker >= 0xc0 && marker <= 0xc2)
      traits.size ??= { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    const hasExif = marker === EXIF && ascii(bytes, at + 4, 4) === 'Exif';
    const orientation = hasExif ? orientationOf(view, at + 10, end) : 1;
    if (!isPersonal(marker, bytes, at)) yield bytes.subarray(at, end);
    else if (orientation > 1 && traits.orientation === undefined) {
      traits.orientation = orientation;
      const exif = [...'Exif\0\0'].map((letter) => letter.charCodeAt(0));
      yield new Uint8Array([0xff, EXIF, 0, 34, ...exif, ...exifWith(orientation)]);
    } else yield NOTHING;
    at = end;
    if (marker !== START_OF_SCAN) continue;
    at = endOfScan(bytes, end);
    yield bytes.subarray(end, at);
  }
  if (traits.size === undefined) throw new RangeError('no frame');
  return traits;
}

/**
 * The next marker after entropy-coded data, in which 0xff precedes 0 or a restart marker only (ITU-T T.81,
 * B.1.1.5).
 */
function endOfScan(bytes: Bytes, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.byteLength;
}

/** A picture with its size as browsers show it. */
export interface CleanBitmap extends ImageSize {
  bytes: Bytes;
  isAnimated: boolean;
}

/** A picture of the largest size has a few thousand blocks; files with more are made to block the server. */
const MAX_PARTS = 20_000;

/**
 * Removes personal metadata (place, device, author, previews) and bytes after the end, which can contain
 * another format. Reads the size from the header without decoding: a small file can decode to gigabytes. Null when
 * the structure is broken.
 */
export function cleanBitmap(kind: BitmapKind, source: Bytes): CleanBitmap | null {
  try {
    const kept: Bytes[] = [];
    const parts = partsOf[kind](source);
    let next = parts.next();
    for (; !next.done; next = parts.next())
      if (kept.push(next.value) > MAX_PARTS) throw new RangeError('too many parts');
    const { orientation = 1, isAnimated = false, size } = next.value;
    const bytes = kind === 'webp' ? withoutFlags(concatBytes(kept)) : concatBytes(kept);
    const { width, height } = size ?? bitmaps[kind].calculate(bytes);
    if (!(width > 0 && height > 0)) return null;
    const shown = orientation > 4 ? { width: height, height: width } : { width, height };
    return { bytes, ...shown, isAnimated };
  } catch {
    return null;
  }
}

const partsOf: Record<BitmapKind, (bytes: Bytes) => Parts> = {
  jpg: jpegParts,
  png: pngParts,
  gif: gifParts,
  webp: webpParts,
  bmp: bmpParts,
};

const personalChunks = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

function* pngParts(bytes: Bytes): Parts {
  const view = viewOf(bytes);
  yield bytes.subarray(0, 8);
  const traits: Traits = {};
  let at = 8;
  for (let type = ''; type !== 'IEND'; ) {
    type = fourLetters(bytes, at + 4);
    const end = at + 12 + view.getUint32(at);
    if (end > bytes.byteLength) throw new RangeError('truncated');
    if (type === 'acTL') traits.isAnimated = true;
    const orientation = type === 'eXIf' ? orientationOf(view, at + 8, end - 4) : 1;
    if (!personalChunks.has(type)) yield bytes.subarray(at, end);
    else if (orientation > 1 && traits.orientation === undefined) {
      traits.orientation = orientation;
      yield pngChunk('eXIf', exifWith(orientation));
    } else yield NOTHING;
    at = end;
  }
  return traits;
}

/** A chunk with its length and checksum (PNG, 5.3). */
function pngChunk(type: string, data: number[]): Bytes {
  const body = [...Array.from(type, (letter) => letter.charCodeAt(0)), ...data];
  let sum = -1;
  for (const byte of body) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  const chunk = new Uint8Array([0, 0, 0, data.length, ...body, 0, 0, 0, 0]);
  viewOf(chunk).setInt32(chunk.byteLength - 4, ~sum);
  return chunk;
}

const EXTENSION = 0x21;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
const FRAME = 0x2c;
const TRAILER = 0x3b;

function* gifParts(bytes: Bytes): Parts {
  const view = viewOf(bytes);
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let at = 13 + colours(view.getUint8(10));
  yield bytes.subarray(0, at);
  while (view.getUint8(at) !== TRAILER) {
    const end = skipSubBlocks(view, at + dataOffset());
    yield isPersonalBlock() ? NOTHING : bytes.subarray(at, end);
    at = end;
  }
  yield bytes.subarray(at, at + 1);
  return {};

  function dataOffset(): number {
    if (view.getUint8(at) === EXTENSION) return 2;
    if (view.getUint8(at) !== FRAME) throw new RangeError('unknown block');
    // Browsers enlarge the canvas to a frame that exceeds it, which the size in the header does not say.
    const exceeds = (side: number) =>
      view.getUint16(at + 1 + side, true) + view.getUint16(at + 5 + side, true) >
      view.getUint16(6 + side, true);
    if (exceeds(0) || exceeds(2)) throw new RangeError('frame outside the canvas');
    return 11 + colours(view.getUint8(at + 9));
  }

  function isPersonalBlock(): boolean {
    if (bytes[at] !== EXTENSION) return false;
    const label = bytes[at + 1];
    // The loop count of an animation is an application block that must stay.
    return (
      label === COMMENT || (label === APPLICATION && !/NETS|ANIM/.test(fourLetters(bytes, at + 3)))
    );
  }
}

/** The offset after a chain of GIF data sub-blocks (GIF89a, 15). */
function skipSubBlocks(view: DataView, start: number): number {
  let at = start;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1;
  return at + 1;
}

function* webpParts(bytes: Bytes): Parts {
  const view = viewOf(bytes);
  const fileEnd = 8 + view.getUint32(4, true);
  if (fileEnd > bytes.byteLength) throw new RangeError('truncated');
  yield bytes.subarray(0, 12);
  for (let at = 12; at + 8 <= fileEnd; ) {
    const length = view.getUint32(at + 4, true);
    const end = Math.min(at + 8 + length + (length & 1), fileEnd);
    if (at + 8 + length > fileEnd) throw new RangeError('truncated');
    const type = fourLetters(bytes, at);
    yield type === 'EXIF' || type === 'XMP ' ? NOTHING : bytes.subarray(at, end);
    at = end;
  }
  return {};
}

const HAS_EXIF_OR_XMP = 0x08 | 0x04;

/** The header of a WebP without the chunks that were removed. */
function withoutFlags(webp: Bytes): Bytes {
  viewOf(webp).setUint32(4, webp.byteLength - 8, true);
  if (fourLetters(webp, 12) === 'VP8X') webp[20] = (webp[20] ?? 0) & ~HAS_EXIF_OR_XMP;
  return webp;
}

/** A BMP has no metadata; only bytes after its end are removed. */
function* bmpParts(bytes: Bytes): Parts {
  const announced = viewOf(bytes).getUint32(2, true);
  yield announced >= 26 && announced < bytes.byteLength ? bytes.subarray(0, announced) : bytes;
  return {};
}
