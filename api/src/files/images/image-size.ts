import type { ImageKind } from './image-type.ts';

export interface ImageSize {
  width: number;
  height: number;
}

/**
 * Reads the size from a picture's header without decoding it: a small file can decode to gigabytes. Null
 * when the header is broken.
 */
export function imageSizeOf(kind: Exclude<ImageKind, 'svg'>, bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[kind](view);
    return size.width > 0 && size.height > 0 ? size : null;
  } catch {
    return null;
  }
}

const readers: Record<Exclude<ImageKind, 'svg'>, (view: DataView) => ImageSize> = {
  png: (view) => {
    if (view.getUint32(12) !== 0x49484452) throw new RangeError('no IHDR');
    return { width: view.getUint32(16), height: view.getUint32(20) };
  },
  gif: gifSize,
  bmp: bmpSize,
  webp: webpSize,
  jpg: jpegSize,
};

/** The larger of canvas and first frame, because a frame may exceed its canvas (GIF89a, 20). */
function gifSize(view: DataView): ImageSize {
  const size = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  const flags = view.getUint8(10);
  let at = 13 + (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  while (view.getUint8(at) === 0x21) at = skipSubBlocks(view, at + 2);
  if (view.getUint8(at) !== 0x2c) throw new RangeError('no frame');
  return {
    width: Math.max(size.width, view.getUint16(at + 5, true)),
    height: Math.max(size.height, view.getUint16(at + 7, true)),
  };
}

/** The offset after a chain of GIF data sub-blocks (GIF89a, 15). */
export function skipSubBlocks(view: DataView, start: number): number {
  let at = start;
  for (let length = view.getUint8(at); length > 0; length = view.getUint8(at)) at += length + 1;
  return at + 1;
}

function bmpSize(view: DataView): ImageSize {
  if (view.getUint32(14, true) === 12)
    return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
  // A negative height means that rows run from the top.
  return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
}

function webpSize(view: DataView): ImageSize {
  const form = String.fromCharCode(view.getUint8(15));
  if (form === 'X') return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
  if (form === 'L') {
    const packed = view.getUint32(21, true);
    return { width: (packed & 0x3fff) + 1, height: ((packed >> 14) & 0x3fff) + 1 };
  }
  if (uint24(view, 23) !== 0x2a019d) throw new RangeError('no key frame');
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
}

const uint24 = (view: DataView, at: number) =>
  view.getUint8(at) | (view.getUint8(at + 1) << 8) | (view.getUint8(at + 2) << 16);

/**
 * Walks the segments to the frame header (ITU-T T.81, B.2.2). Thumbnails are inside segments, which are
 * skipped.
 */
function jpegSize(view: DataView): ImageSize {
  let at = 2;
  for (;;) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker');
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) at += 1;
    else if (isFrameHeader(marker))
      return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    else if (marker === 0xda || marker === 0xd9) throw new RangeError('no frame');
    else at += 2 + view.getUint16(at + 2);
  }
}

const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
