import { ByteRanges } from './byte-ranges.ts';

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
const EXIF = 0xe1;

/**
 * True for segments with personal metadata: comments, and application data other than JFIF, ICC and Adobe,
 * which colours depend on.
 */
function isPersonal(marker: number, bytes: Uint8Array<ArrayBuffer>, at: number): boolean {
  if (marker === 0xfe) return true;
  if (marker < 0xe0 || marker > 0xef) return false;
  const name = String.fromCharCode(...bytes.subarray(at + 4, at + 15));
  return !/^(?:JFIF|ICC_PROFILE|Adobe)/.test(name);
}

/**
 * Removes comments, EXIF and everything after the picture. Keeps the EXIF orientation, because the picture
 * would turn without it.
 */
export function stripJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ranges = new ByteRanges(bytes);
  ranges.add(0, 2);
  let oriented = false;
  for (let at = 2; ; ) {
    ranges.countBlock();
    if (view.getUint8(at) !== 0xff) throw new RangeError('no marker');
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END_OF_IMAGE) {
      ranges.add(at, at + 2);
      return ranges.join();
    }
    const end = at + 2 + view.getUint16(at + 2);
    if (end > bytes.byteLength) throw new RangeError('truncated');
    const orientation = marker === EXIF && !oriented ? orientationOf(view, at + 4, end) : 1;
    if (!isPersonal(marker, bytes, at)) ranges.add(at, end);
    else if (orientation > 1) {
      ranges.insert(orientationSegment(orientation));
      oriented = true;
    }
    at = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    if (marker === START_OF_SCAN) ranges.add(end, at);
    // A truncated picture has no end marker. Browsers show it, so it stays.
    if (at >= bytes.byteLength) return ranges.join();
  }
}

/**
 * The next marker after entropy-coded data, in which 0xff precedes 0 or a restart marker only (ITU-T T.81,
 * B.1.1.5).
 */
function endOfScan(bytes: Uint8Array<ArrayBuffer>, start: number): number {
  for (let at = bytes.indexOf(0xff, start); at !== -1; at = bytes.indexOf(0xff, at + 2)) {
    const next = bytes[at + 1];
    if (next === undefined) break;
    if (next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.byteLength;
}

/** True for a stripped JPEG that browsers turn by a quarter: its width is shown as its height. */
export function isTurned(bytes: Uint8Array<ArrayBuffer>): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = 2; at + 4 <= bytes.byteLength; at += 2 + view.getUint16(at + 2)) {
    const marker = view.getUint8(at + 1);
    if (view.getUint8(at) !== 0xff || marker < 0xe0 || marker > 0xef) return false;
    const end = at + 2 + view.getUint16(at + 2);
    if (marker === EXIF && end <= bytes.byteLength) return orientationOf(view, at + 4, end) > 4;
  }
  return false;
}

/** The EXIF orientation (1–8); 1 when there is none. */
function orientationOf(view: DataView, at: number, end: number): number {
  const tiff = at + 6;
  if (tiff + 8 > end || view.getUint32(at) !== 0x45786966) return 1;
  const little = view.getUint16(tiff) === 0x4949;
  const directory = tiff + view.getUint32(tiff + 4, little);
  if (directory + 2 > end) return 1;
  const entries = view.getUint16(directory, little);
  for (let i = 0; i < entries; i += 1) {
    const entry = directory + 2 + i * 12;
    if (entry + 12 > end) return 1;
    if (view.getUint16(entry, little) !== 0x0112) continue;
    const value = view.getUint16(entry + 8, little);
    return value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}

/** An EXIF segment with the orientation only. */
function orientationSegment(orientation: number): Uint8Array<ArrayBuffer> {
  const header = [0xff, EXIF, 0, 34, ...[...'Exif\0\0'].map((letter) => letter.charCodeAt(0))];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return new Uint8Array([...header, ...tiff, ...entry, 0, 0, 0, 0]);
}
