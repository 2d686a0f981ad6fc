import { variantNames } from '@wabu/shared/entities/microsites/picture-variants';
import { randomId } from '@wabu/shared/entities/random-id';
import { sha256 } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';
import type { SentVariant } from './accepted-variants.ts';
import { type FileRow, replaceFileRow } from './object-repository.ts';
import { variantBlobOf } from './variants.ts';

export interface NewFile {
  folder: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  width?: number;
  height?: number;
  variants?: SentVariant[];
}

/**
 * Stores a file, or replaces one of the same name. Writes the object before the row, so that a row never refers to a
 * partial object. Each file has an object of its own, so that `sweepOrphans` cannot delete the object of another one.
 */
export async function storeFile(
  platform: Platform,
  file: NewFile,
  author: string,
): Promise<FileRow> {
  const row = await storeBytes(platform, file);
  try {
    await platform.database.write(replaceFileRow(row, author, platform.now()));
  } catch (error) {
    await deleteBytes(platform, row);
    throw error;
  }
  return row;
}

/** Writes the object and returns the row to insert. */
export async function storeBytes(
  platform: Platform,
  { folder, name, type, bytes, width, height, variants = [] }: NewFile,
): Promise<FileRow> {
  const blob = randomId(32);
  const size = bytes.byteLength;
  const names = variants.map((variant) => variant.name);
  const stored = platform.objects
    .put(blob, bytes, { isNew: true })
    .then(() => putVariants(platform, blob, variants));
  // Computed while the object is written: the copy that the hash begins with does not delay the write.
  const hashed = etagOf(bytes);
  try {
    await stored;
  } catch (error) {
    await deleteBytes(platform, { blob, variants: names });
    throw error;
  }
  const etag = await hashed;
  return { folder, name, blob, type, size, etag, width, height, variants: names };
}

/** Files whose bytes are written at the same time. */
const CONCURRENT_FILES = 16;

/** Writes the objects of all files, or of none, and returns the rows to insert. */
export async function storeAllBytes(
  platform: Platform,
  files: readonly NewFile[],
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  try {
    while (rows.length < files.length) {
      const next = files.slice(rows.length, rows.length + CONCURRENT_FILES);
      rows.push(...(await Promise.all(next.map((file) => storeBytes(platform, file)))));
    }
  } catch (error) {
    await deleteBytes(platform, ...rows);
    throw error;
  }
  return rows;
}

export async function putVariants(
  { objects }: Platform,
  blob: string,
  variants: readonly SentVariant[],
): Promise<void> {
  for (const { name, bytes } of variants) await objects.put(await variantBlobOf(blob, name), bytes);
}

/** Deletes objects without rows. What fails `sweepOrphans` deletes later. */
export async function deleteBytes(
  { objects }: Platform,
  ...rows: readonly Pick<FileRow, 'blob' | 'variants'>[]
): Promise<void> {
  for (const { blob, variants } of rows) {
    const names = variantNames.filter((name) => variants.includes(name));
    const stored = await Promise.all(names.map((name) => variantBlobOf(blob, name)));
    for (const one of [blob, ...stored]) await objects.delete(one).catch(() => {});
  }
}

export async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${(await sha256(bytes)).slice(0, 32)}"`;
}
