import { fileLimits } from '@wabu/shared/entities/files';
import { Semaphore } from './semaphore.ts';

/** Twice the CSS width of pictures in grids, for dense screens. */
const SIDE = 400;
/** Decoding a large picture takes hundreds of megabytes. */
const semaphore = new Semaphore(1, 200);

/** A webp thumbnail; null when the picture cannot be decoded. Loads `sharp` at the first picture. */
export function drawThumbnail(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  return semaphore.run(async () => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp(picture, { limitInputPixels: fileLimits.pixels, sequentialRead: true })
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
      .then(
        (bytes) => new Uint8Array(bytes),
        () => null,
      );
  });
}
