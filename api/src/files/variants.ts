import {
  isShareName,
  type VariantName,
  variantNames,
  variantWidths,
} from '@wabu/shared/entities/microsites/picture-variants';
import { sha256 } from '../http/sha256.ts';
import { type Platform, StoreError } from '../platform/platform.ts';
import type { FileRow } from './object-repository.ts';
import { thumbnailBlobOf } from './thumbnail.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/** The types that can be reduced; an animation would lose its frames. */
const reducible = new Set(['image/png', 'image/jpeg', 'image/webp']);

/** The names of all objects of a stored file: itself, and as a picture its variants and its thumbnail. */
export async function objectNamesOf(blob: string): Promise<string[]> {
  const variants = variantNames.map((name) => variantBlobOf(blob, name));
  return [blob, await thumbnailBlobOf(blob), ...(await Promise.all(variants))];
}

export function variantBlobOf(blob: string, name: VariantName): Promise<string> {
  return sha256(`variant ${name} ${blob}`);
}

type Pictured = Pick<FileRow, 'type' | 'width' | 'variants'>;

const isDrawable = (type: string, name: VariantName) =>
  reducible.has(type) || (isShareName(name) && type === 'image/svg+xml');

/** The variants that a stored picture has, or gets at the first request for one. */
export function variantsOf({ drawVariant }: Platform, { type, width, variants }: Pictured) {
  const has = (name: VariantName) => variants.includes(name);
  const canDraw = drawVariant !== undefined;
  return {
    widths: variantWidths.filter(
      (one) => one < (width ?? 0) && reducible.has(type) && (canDraw || has(`${one}`)),
    ),
    share: has('share') || (canDraw && isDrawable(type, 'share')),
  };
}

/** True for a large picture that every visitor would load whole: it should be uploaded again. */
export function lacksVariants(platform: Platform, file: Pictured): boolean {
  const wanted = variantWidths.filter((one) => one < (file.width ?? 0));
  return reducible.has(file.type) && variantsOf(platform, file).widths.length < wanted.length;
}

/** Drawings under way, so that concurrent requests wait for one. */
const drawings = new WeakMap<Platform, Map<string, Promise<Bytes | null>>>();

/**
 * The bytes of a picture's variant. Draws and stores a missing one; null where the platform cannot, for a
 * picture that cannot be decoded, and while too many drawings wait.
 */
export async function readVariant(
  platform: Platform,
  { blob, type }: { blob: string; type: string },
  name: VariantName,
): Promise<Bytes | null> {
  const variant = await variantBlobOf(blob, name);
  const stored = await platform.objects.get(variant);
  if (stored !== null || platform.drawVariant === undefined || !isDrawable(type, name))
    return stored;
  const underWay = drawings.get(platform) ?? new Map<string, Promise<Bytes | null>>();
  drawings.set(platform, underWay);
  const drawing = underWay.get(variant) ?? draw(platform, blob, name, variant);
  underWay.set(variant, drawing);
  return drawing.finally(() => underWay.delete(variant));
}

async function draw(
  platform: Platform,
  blob: string,
  name: VariantName,
  variant: string,
): Promise<Bytes | null> {
  const original = await platform.objects.get(blob);
  const drawn =
    original && ((await platform.drawVariant?.(original, name).catch(nullIfBusy)) ?? null);
  if (drawn !== null) await platform.objects.put(variant, drawn);
  return drawn;
}

/** A visitor then gets the original. */
function nullIfBusy(error: unknown): null {
  if (error instanceof StoreError && error.reason === 'busy') return null;
  throw error;
}
