import { storedFileName } from '@wabu/shared/entities/files';
import type { Frontend } from '@wabu/shared/entities/frontend';
import { frontendImagesFolder, normaliseFrontendUrl } from '@wabu/shared/entities/frontend-url';
import { type MicrositePicture, pictureNames } from '@wabu/shared/entities/microsite';
import { shareNameOf, type VariantName } from '@wabu/shared/entities/microsites/picture-variants';
import { pathOf, storedFiles } from '../../files/file-repository.ts';
import { svgSizeOf } from '../../files/images/svg-size.ts';
import type { FileRow } from '../../files/object-repository.ts';
import { readVariant, variantsOf } from '../../files/variants.ts';
import type { Platform } from '../../platform/platform.ts';
import type { StoredPicture } from './compose-microsite.ts';
import type { PinnedPicture } from './microsite-repository.ts';

interface FoundPictures {
  /** By the names in the record. */
  pictures: Map<string, StoredPicture>;
  pinned: PinnedPicture[];
}

export async function findPictures(platform: Platform, frontend: Frontend): Promise<FoundPictures> {
  const folder = frontendImagesFolder(normaliseFrontendUrl(frontend.URL));
  const stored = new Map(
    pictureNames(frontend).map((name) => [name, storedFileName(name) ?? name] as const),
  );
  const paths = [...new Set(stored.values())].map((name) => pathOf({ folder, name }));
  const rows = await storedFiles.read(platform.database, 'key', paths);
  const found: FoundPictures = { pictures: new Map(), pinned: [] };
  for (const row of rows) {
    const picture = await toPicture(platform, row);
    if (picture === null) continue;
    for (const [name, file] of stored) if (file === row.name) found.pictures.set(name, picture);
    found.pinned.push({ folder, name: row.name, blob: row.blob, type: row.type });
  }
  return found;
}

/** Null for a file that is no picture, or whose object is missing. */
async function toPicture(platform: Platform, row: FileRow): Promise<StoredPicture | null> {
  const { blob, type } = row;
  if (!type.startsWith('image/')) return null;
  const size = await sizeOf(platform, row);
  if (size === null) return null;
  const { widths, share } = variantsOf(platform, { ...row, ...size });
  return { blob, ...size, type, variants: widths, share };
}

async function sizeOf(platform: Platform, { blob, width, height }: FileRow) {
  if (width && height) return { width, height };
  const bytes = await platform.objects.get(blob);
  return bytes && svgSizeOf(new TextDecoder().decode(bytes));
}

/** Draws the variants of a picture that do not exist yet. A failure is logged: the next request draws again. */
export async function drawMissing(platform: Platform, picture: MicrositePicture): Promise<void> {
  if (platform.drawVariant === undefined) return;
  const names = [...picture.variants.map(String), ...(picture.share ? [shareNameOf(picture)] : [])];
  try {
    for (const name of names) await readVariant(platform, picture, name as VariantName);
  } catch (error) {
    platform.log('warn', 'variants not drawn', { blob: picture.blob, error: String(error) });
  }
}
