import { fileLimits } from '@wabu/shared/entities/files';
import {
  isShareName,
  shareCrop,
  sharePicture,
  type VariantName,
} from '@wabu/shared/entities/microsites/picture-variants';
import type { Sharp } from 'sharp';
import { Semaphore } from '../semaphore.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** Twice the CSS width of pictures in grids, for dense screens. */
const SIDE = 400;
/** Decoding a large picture takes hundreds of megabytes. */
const semaphore = new Semaphore(1, 200);
/** An SVG may be made to take longer, and would keep all others waiting. */
const DRAWING_SECONDS = 20;

/** A webp thumbnail; null when the picture cannot be decoded. */
export function drawThumbnail(picture: Uint8Array): Promise<Bytes | null> {
  return drawn(picture, (opened) =>
    opened
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer(),
  );
}

/** A variant for visitors; null for an animation and for a picture that cannot be decoded. */
export function drawVariant(picture: Uint8Array, name: VariantName): Promise<Bytes | null> {
  return drawn(picture, async (opened) => {
    const { pages = 1, autoOrient } = await opened.metadata();
    if (pages > 1) return null;
    if (!isShareName(name))
      return opened
        .resize({ width: Number(name), withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
    const { left, top, ...scaled } = shareCrop(autoOrient, name);
    return opened
      .resize({ ...scaled, fit: 'fill' })
      .extract({ left, top, ...sharePicture })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer();
  });
}

/** Loads `sharp` at the first picture. */
function drawn(
  picture: Uint8Array,
  draw: (opened: Sharp) => Promise<Uint8Array | null>,
): Promise<Bytes | null> {
  return semaphore.run(async () => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    const opened = sharp(picture, { limitInputPixels: fileLimits.pixels, sequentialRead: true });
    return draw(opened.timeout({ seconds: DRAWING_SECONDS }).autoOrient()).then(
      (bytes) => bytes && new Uint8Array(bytes),
      () => null,
    );
  });
}
