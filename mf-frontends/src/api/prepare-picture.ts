import type { AltText } from '@wabu/shared/entities/alt-texts';
import { fileLimits } from '@wabu/shared/entities/files';
import { shareNameOf } from '@wabu/shared/entities/microsites/picture-variants';
import {
  needsShrinking,
  type PictureVariant,
  pictureForShares,
  pictureVariants,
  shrinkPicture,
} from '@wabu/shared/pictures';

const MAX_SIDE = 4_000;

/** The picture as the server takes it: an AVIF, or a photograph above the limits, is drawn again. Throws `PictureProblem`. */
export async function fittingPicture(file: File): Promise<File> {
  if (!(await needsShrinking(file))) return file;
  const frame = { maxSide: MAX_SIDE, maxBytes: fileLimits.bytes, isLarge: true };
  const { blob } = await shrinkPicture(file, frame);
  const name = blob.type === 'image/webp' ? file.name.replace(/\.[^.]*$/, '.webp') : file.name;
  return new File([blob], name, { type: blob.type });
}

export async function variantParts(file: File): Promise<Record<string, File>> {
  return toParts(await pictureVariants(file).catch(() => []));
}

/** The form part of the crop for shared links around a focal point; none for the middle, which uploads contain. */
export async function shareParts(
  file: Blob,
  focus: AltText['focus'],
): Promise<Record<string, File>> {
  const nameOf = (size: { width: number; height: number }) =>
    shareNameOf({ ...size, ...(focus && { focus }) });
  const variant = await pictureForShares(file, nameOf).catch(() => null);
  return variant === null || variant.name === 'share' ? {} : toParts([variant]);
}

function toParts(variants: readonly PictureVariant[]): Record<string, File> {
  const toPart = ({ name, blob }: PictureVariant) => [
    `variant-${name}`,
    new File([blob], name, { type: blob.type }),
  ];
  return Object.fromEntries(variants.map(toPart));
}
