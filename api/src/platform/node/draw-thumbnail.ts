import { Slots } from './semaphore.ts';

/** Twice the width at which grids show a picture, for dense screens. */
const SIDE = 400;
/** A large picture takes hundreds of megabytes while it is drawn. */
const slots = new Slots(1, 200);

/** A small webp of a picture, null when it cannot be drawn. The library is loaded at the first picture. */
export function drawThumbnail(picture: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  return slots.use(async () => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    return sharp(picture, { limitInputPixels: 50_000_000, sequentialRead: true })
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
