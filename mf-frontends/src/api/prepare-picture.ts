import { fileLimits } from '@wabu/shared/entities/files';
import { pictureVariants, shrinkPicture } from '@wabu/shared/pictures';

/** The longer side in pixels of a photograph that had to be reduced. */
const MAX_SIDE = 4_000;

/** A photograph above the limits of the server, reduced. Throws `PictureProblem`. */
export async function reducePhoto(file: File): Promise<File> {
  const frame = { maxSide: MAX_SIDE, maxBytes: fileLimits.bytes, isLarge: true };
  const { blob } = await shrinkPicture(file, frame);
  const name = blob.type === 'image/webp' ? file.name.replace(/\.[^.]*$/, '.webp') : file.name;
  return new File([blob], name, { type: blob.type });
}

/** The form parts of the variants that visitors load; none where they cannot be made. */
export async function variantParts(file: File): Promise<Record<string, File>> {
  const variants = await pictureVariants(file).catch(() => []);
  const toPart = ({ name, blob }: (typeof variants)[number]) => [
    `variant-${name}`,
    new File([blob], name, { type: blob.type }),
  ];
  return Object.fromEntries(variants.map(toPart));
}
