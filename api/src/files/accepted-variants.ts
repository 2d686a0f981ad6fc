import { fileLimits, fileMessages } from '@wabu/shared/entities/files';
import {
  isShareName,
  sharePicture,
  type VariantName,
} from '@wabu/shared/entities/microsites/picture-variants';
import { malformed, tooLarge } from '../http/problem.ts';
import type { AcceptedFile } from './accepted-file.ts';
import { type ImageSize, imageSizeOf } from './images/image-size.ts';
import { imageKindOf } from './images/image-type.ts';
import { stripMetadata } from './images/strip-metadata.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** A variant as the browser made it. */
export interface SentVariant {
  name: VariantName;
  bytes: Bytes;
}

/** Rounding of a reduced height. */
const MAX_ROUNDING = 2;

/**
 * The variants that may be stored with a picture: of the right size and proportions by their own headers,
 * without metadata. Throws 400 and 413.
 */
export function acceptVariants(file: AcceptedFile, sent: readonly SentVariant[]): SentVariant[] {
  return sent.map(({ name, bytes }) => ({ name, bytes: acceptVariant(file, name, bytes) }));
}

function acceptVariant(file: AcceptedFile, name: VariantName, bytes: Bytes): Bytes {
  if (bytes.byteLength > fileLimits.variantBytes) throw tooLarge(fileMessages.variantTooLarge);
  if (!file.type.startsWith('image/')) throw malformed(fileMessages.variant);
  const kind = imageKindOf(bytes);
  if (kind !== 'webp' && kind !== 'jpg' && kind !== 'png') throw malformed(fileMessages.variant);
  const size = imageSizeOf(kind, bytes);
  const fits = isShareName(name) ? kind === 'jpg' && isShare(size) : isReduced(file, name, size);
  const stripped = fits ? stripMetadata(kind, bytes) : null;
  if (stripped === null) throw malformed(fileMessages.variant);
  return stripped;
}

const isShare = (size: ImageSize | null) =>
  size?.width === sharePicture.width && size.height === sharePicture.height;

function isReduced({ width, height }: AcceptedFile, name: string, size: ImageSize | null): boolean {
  if (size === null || width === undefined || height === undefined) return false;
  const expected = (height * size.width) / width;
  return (
    size.width === Number(name) &&
    size.width < width &&
    Math.abs(size.height - expected) <= MAX_ROUNDING
  );
}
