import { fileLimits } from '../entities/files.ts';
import { isAnimated, type PictureType, pictureTypeOf } from './picture-type.ts';

/** The reason why a picture is rejected; each screen has its own message for it. */
export class PictureProblem extends Error {
  readonly reason: 'type' | 'unreadable' | 'too-large';
  constructor(reason: PictureProblem['reason']) {
    super(`Picture rejected: ${reason}`);
    this.reason = reason;
  }
}

interface ShrunkPicture {
  blob: Blob;
  width: number;
  height: number;
}

/** A square of a picture: its place between the two ends of each side (0 to 1), and how many times it is smaller than the largest one. */
interface SquareCrop {
  x: number;
  y: number;
  zoom: number;
}

interface Frame {
  /** The longer side, in pixels. */
  maxSide: number;
  maxBytes: number;
  /** Crops to a square: a centred one, or this one. */
  square?: boolean | SquareCrop;
  /** Takes photographs above the limits of the server; an animation would lose its frames. */
  isLarge?: boolean;
}

/** What browsers of phones can still decode. */
const largeLimits = { bytes: 80 * 1024 * 1024, pixels: 120_000_000 } as const;

const qualities = [0.85, 0.75, 0.6];
const shrinkBy = 0.75;
const maxRounds = 6;

const centred: SquareCrop = { x: 0.5, y: 0.5, zoom: 1 };

function draw(bitmap: ImageBitmap, side: number, square: boolean | SquareCrop): HTMLCanvasElement {
  const place = typeof square === 'object' ? square : centred;
  const cut = square ? Math.min(bitmap.width, bitmap.height) / place.zoom : 0;
  const sourceWidth = cut || bitmap.width;
  const sourceHeight = cut || bitmap.height;
  const scale = Math.min(1, side / Math.max(sourceWidth, sourceHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(sourceWidth * scale));
  canvas.height = Math.max(1, Math.round(sourceHeight * scale));
  const x = (bitmap.width - sourceWidth) * place.x;
  const y = (bitmap.height - sourceHeight) * place.y;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, x, y, sourceWidth, sourceHeight, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

async function decode(file: Blob, maxBytes: number): Promise<ImageBitmap> {
  if (file.size > maxBytes) throw new PictureProblem('too-large');
  try {
    return await createImageBitmap(file);
  } catch {
    throw new PictureProblem('unreadable');
  }
}

/** A JPEG stays one; other types may be transparent, which WebP supports. */
function targetType(type: PictureType): string {
  return type === 'image/jpeg' ? 'image/jpeg' : 'image/webp';
}

/** True for a photograph that the server takes only after `shrinkPicture`. */
export async function needsShrinking(file: Blob): Promise<boolean> {
  const type = await pictureTypeOf(file);
  if (file.size > fileLimits.bytes || type === 'image/avif') return true;
  if (type === undefined || typeof createImageBitmap === 'undefined' || (await isAnimated(file)))
    return false;
  // The server says what is wrong with a file that cannot be decoded.
  const bitmap = await createImageBitmap(file).catch(() => null);
  const pixels = bitmap === null ? 0 : bitmap.width * bitmap.height;
  bitmap?.close();
  return pixels > fileLimits.pixels;
}

/**
 * Reduces a picture to at most `maxSide` pixels and `maxBytes` bytes. It is always drawn again, which drops its
 * EXIF metadata; only a GIF within the limits stays as it is, for its animation.
 *
 * @throws PictureProblem `type`: no PNG, JPEG, GIF, WebP or AVIF by its first bytes; `unreadable`: the browser cannot
 *   decode it; `too-large`: above `fileLimits` (`isLarge`: above what browsers decode), or still too large at the
 *   lowest quality.
 */
export async function shrinkPicture(file: Blob, frame: Frame): Promise<ShrunkPicture> {
  const type = await pictureTypeOf(file);
  if (!type) throw new PictureProblem('type');
  if (frame.isLarge && (await isAnimated(file))) throw new PictureProblem('too-large');
  const limits = frame.isLarge ? largeLimits : fileLimits;
  const bitmap = await decode(file, limits.bytes);
  try {
    const { width, height } = bitmap;
    if (width * height > limits.pixels) throw new PictureProblem('too-large');
    const fits = file.size <= frame.maxBytes && Math.max(width, height) <= frame.maxSide;
    const isCropped = typeof frame.square === 'object';
    if (type === 'image/gif' && fits && !isCropped)
      return { blob: new Blob([file], { type }), width, height };
    for (let round = 0; round < maxRounds; round += 1) {
      const canvas = draw(bitmap, frame.maxSide * shrinkBy ** round, frame.square ?? false);
      for (const quality of qualities) {
        const blob = await encode(canvas, targetType(type), quality);
        if (!blob) throw new PictureProblem('unreadable');
        if (blob.size <= frame.maxBytes) {
          return { blob, width: canvas.width, height: canvas.height };
        }
      }
    }
    throw new PictureProblem('too-large');
  } finally {
    bitmap.close();
  }
}
