import { sha256 } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';
import type { FileContent, StoredFile } from './read-file.ts';

const bitmaps = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

/**
 * A small variant of a picture for grids, made when it is first asked for and kept in the object store.
 * Where the machine cannot draw (a Worker), and for what is no bitmap, the picture itself.
 */
export function thumbnailOf(platform: Platform, file: StoredFile): StoredFile {
  const { blob } = file;
  const { drawThumbnail } = platform;
  if (drawThumbnail === undefined || blob === null || !bitmaps.has(file.type)) return file;
  const etag = file.etag.replace(/"$/, '-small"');
  return { ...file, etag, read: async () => (await small(blob)) ?? file.read() };

  async function small(original: string): Promise<FileContent | null> {
    const name = await thumbnailBlobOf(original);
    const bytes = (await platform.objects.get(name)) ?? (await draw(name));
    return bytes && { bytes, type: 'image/webp' };
  }

  async function draw(name: string): Promise<FileContent['bytes'] | null> {
    const content = await file.read();
    const drawn = content && ((await drawThumbnail?.(content.bytes)) ?? null);
    if (drawn !== null) await platform.objects.put(name, drawn);
    return drawn;
  }
}

/** The name of a blob's small variant, so that a sweep knows what belongs to what. */
export function thumbnailBlobOf(blob: string): Promise<string> {
  return sha256(`thumbnail ${blob}`);
}
