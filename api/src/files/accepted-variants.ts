import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import {
  isShareName,
  sharePicture,
  type VariantName,
} from '@wabu/shared/entities/microsites/picture-variants';
import { httpProblem } from '../http/problem.ts';
import type { AcceptedFile } from './accepted-file.ts';
import type { Bytes, ImageSize } from './images/bitmap-parts.ts';
import { imageKindOf } from './images/image-type.ts';
import { cleanBitmap } from './images/strip-metadata.ts';

export interface SentVariant {
  name: VariantName;
  bytes: Bytes;
}

/** Rounding of a reduced height. */
const MAX_ROUNDING = 2;

/**
 * The variants that may be stored with a picture: of the right size and proportions by their own headers,
 * without metadata. Throws 400 and 413, which name the part: the sender may leave it out.
 */
export function acceptVariants(file: AcceptedFile, sent: readonly SentVariant[]): SentVariant[] {
  return sent.map(({ name, bytes }) => ({ name, bytes: acceptVariant(file, name, bytes) }));
}

function acceptVariant(file: AcceptedFile, name: VariantName, bytes: Bytes): Bytes {
  const rejected = (status: 400 | 413, message: string) =>
    httpProblem(status, status === 400 ? 'malformed' : 'too-large', message, {
      errors: [{ field: `variant-${name}`, message }],
    });
  if (bytes.byteLength > fileLimits.variantBytes) throw rejected(413, fileMessages.variantTooLarge);
  const kind = file.type.startsWith('image/') ? imageKindOf(bytes) : null;
  const isPhoto = kind === 'webp' || kind === 'jpg' || kind === 'png';
  const picture = isPhoto ? cleanBitmap(kind, bytes) : null;
  const fits =
    picture !== null &&
    (isShareName(name) ? kind === 'jpg' && isShare(picture) : isReduced(file, name, picture));
  if (!fits) throw rejected(400, fileMessages.variant);
  return picture.bytes;
}

const isShare = ({ width, height }: ImageSize) =>
  width === sharePicture.width && height === sharePicture.height;

function isReduced({ width, height }: AcceptedFile, name: string, size: ImageSize): boolean {
  if (width === undefined || height === undefined) return false;
  const expected = (height * size.width) / width;
  return (
    size.width === Number(name) &&
    size.width < width &&
    Math.abs(size.height - expected) <= MAX_ROUNDING
  );
}
