import { fileLimits } from '../entities/files.ts';
import {
  type ShareName,
  shareCrop,
  sharePicture,
  type VariantName,
  variantWidths,
} from '../entities/microsites/picture-variants.ts';
import { isAnimated, pictureTypeOf } from './picture-type.ts';

/** A smaller picture made from another one. */
export interface PictureVariant {
  name: VariantName;
  blob: Blob;
}

const qualities = [0.82, 0.65, 0.45];
/** Smaller pictures become blurred at the size of a shared link. */
const MIN_SHARE_WIDTH = sharePicture.width / 2;
/** The side of the copy in which transparency is looked for. */
const SAMPLE_SIDE = 64;

/**
 * The variants of a picture that visitors load: WebP of three widths, else JPEG, or PNG with transparency, and a
 * JPEG for shared links. Empty where the browser cannot make them, and for drawings and animations.
 */
export async function pictureVariants(file: Blob): Promise<PictureVariant[]> {
  if (typeof OffscreenCanvas === 'undefined' || !(await isReducible(file))) return [];
  const bitmap = await createImageBitmap(file);
  try {
    const isOpaque = (await pictureTypeOf(file)) === 'image/jpeg' || !hasTransparency(bitmap);
    const variants: PictureVariant[] = [];
    for (const width of variantWidths.filter((one) => one < bitmap.width)) {
      const blob = await encodeReduced(reduced(bitmap, width), isOpaque);
      if (blob !== null) variants.push({ name: `${width}`, blob });
    }
    const share = await sharedPicture(bitmap, 'share');
    return share === null ? variants : [...variants, { name: 'share', blob: share }];
  } finally {
    bitmap.close();
  }
}

async function isReducible(file: Blob): Promise<boolean> {
  const type = await pictureTypeOf(file);
  return type !== undefined && type !== 'image/avif' && !(await isAnimated(file));
}

function reduced(bitmap: ImageBitmap, width: number): OffscreenCanvas {
  const height = Math.max(1, Math.round((bitmap.height * width) / bitmap.width));
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** A browser that cannot write a type answers PNG instead. */
async function encodeReduced(canvas: OffscreenCanvas, isOpaque: boolean): Promise<Blob | null> {
  const webp = await encode(canvas, 'image/webp');
  if (webp !== null) return webp;
  return isOpaque ? encode(canvas, 'image/jpeg') : encode(canvas, 'image/png');
}

async function encode(canvas: OffscreenCanvas, type: string): Promise<Blob | null> {
  for (const quality of qualities) {
    const blob = await canvas.convertToBlob({ type, quality });
    if (blob.type !== type) return null;
    if (blob.size <= fileLimits.variantBytes) return blob;
  }
  return null;
}

/** A crop for shared links; null where the browser cannot make it. `nameOf`: which one, by the picture's size. */
export async function pictureForShares(
  file: Blob,
  nameOf: (size: { width: number; height: number }) => ShareName,
): Promise<PictureVariant | null> {
  if (typeof OffscreenCanvas === 'undefined' || !(await isReducible(file))) return null;
  const bitmap = await createImageBitmap(file);
  try {
    const name = nameOf(bitmap);
    const blob = await sharedPicture(bitmap, name);
    return blob && { name, blob };
  } finally {
    bitmap.close();
  }
}

/** A part of the picture, on white. */
async function sharedPicture(bitmap: ImageBitmap, name: ShareName): Promise<Blob | null> {
  if (bitmap.width < MIN_SHARE_WIDTH) return null;
  const { width, height } = sharePicture;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  const crop = shareCrop(bitmap, name);
  context.drawImage(bitmap, -crop.left, -crop.top, crop.width, crop.height);
  return encode(canvas, 'image/jpeg');
}

function hasTransparency(bitmap: ImageBitmap): boolean {
  const canvas = new OffscreenCanvas(SAMPLE_SIDE, SAMPLE_SIDE);
  const context = canvas.getContext('2d');
  if (context === null) return true;
  context.drawImage(bitmap, 0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  const { data } = context.getImageData(0, 0, SAMPLE_SIDE, SAMPLE_SIDE);
  return data.some((value, index) => index % 4 === 3 && value < 255);
}
