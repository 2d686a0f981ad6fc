export type Bytes = Uint8Array<ArrayBuffer>;

export interface ImageSize {
  width: number;
  height: number;
}

/** What a walk over the parts of a file finds. */
export interface Traits {
  /** As in EXIF (1–8): from 5 on, the picture is shown turned by a quarter. */
  orientation?: number;
  isAnimated?: boolean;
  size?: ImageSize;
}

/** The parts of a file that stay, in order, with empty ones for those that do not. */
export type Parts = Generator<Bytes, Traits>;

export const NOTHING = new Uint8Array();

export const viewOf = (bytes: Bytes) =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** The orientation in EXIF data, which begins as a TIFF file does; 1 when there is none. */
export function orientationOf(view: DataView, tiff: number, end: number): number {
  if (tiff + 8 > end) return 1;
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

/** EXIF data with the orientation only. */
export function exifWith(orientation: number): number[] {
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1];
  return [...tiff, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
}
