import {
  type Bytes,
  exifWith,
  NOTHING,
  orientationOf,
  type Parts,
  type Traits,
  viewOf,
} from './bitmap-parts.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 0xe1;

const ascii = (bytes: Bytes, at: number, length: number) =>
  String.fromCharCode(...bytes.subarray(at, at + length));

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
export function* jpegParts(bytes: Bytes): Parts {
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
