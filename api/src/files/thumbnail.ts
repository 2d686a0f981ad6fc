import { sha256 } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';
import type { FileContent, StoredFile } from './read-file.ts';

const bitmaps = new Set(['image/png', 'image/jpeg', 'image/apng', 'image/gif', 'image/webp']);

/**
 * A thumbnail for picture grids, made at the first request and stored. Returns the picture itself when it
 * is not a bitmap, or where the platform cannot resize (Workers).
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

/** The object name of a picture's thumbnail. */
export function thumbnailBlobOf(blob: string): Promise<string> {
  return sha256(`thumbnail ${blob}`);
}
