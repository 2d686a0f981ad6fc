import { sha256 } from '../http/sha256.ts';
import type { Platform, Statement } from '../platform/platform.ts';
import { type FileRow, insertFileRow, saveFileRow } from './object-repository.ts';

interface NewFile {
  folder: string;
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
  width?: number;
  height?: number;
}

interface Manner {
  /** Fails with a `ConstraintError` when there is a file of that name. */
  createOnly?: boolean;
  /** Written together with the file's row: before it, and after it. */
  first?: Statement[];
  also?: Statement[];
}

/**
 * Puts a file where people find it under folder and name, replacing what was there unless told not to.
 * The bytes are stored before the row that shows them, so that no row ever names half a file. Each upload
 * has a blob of its own, even of equal content: what a sweep takes away can be nobody else's.
 */
export async function storeFile(
  platform: Platform,
  file: NewFile,
  author: string,
  { createOnly = false, first = [], also = [] }: Manner = {},
): Promise<FileRow> {
  const row = await storeBytes(platform, file);
  const save = createOnly ? insertFileRow : saveFileRow;
  try {
    await platform.database.write([...first, save(row, author, platform.now()), ...also]);
  } catch (error) {
    await forgetBytes(platform, row);
    throw error;
  }
  return row;
}

/** The first half of storing a file: its bytes, and the row that a write has yet to show them with. */
export async function storeBytes(
  platform: Platform,
  { folder, name, type, bytes, width, height }: NewFile,
): Promise<FileRow> {
  const hash = await sha256(bytes);
  const blob = await sha256(`${hash} ${crypto.randomUUID()}`);
  const etag = `"${hash.slice(0, 32)}"`;
  await platform.objects.put(blob, bytes);
  return { folder, name, blob, type, size: bytes.byteLength, etag, width, height };
}

/** Takes away bytes that no row names. If that cannot be done now, the sweep will. */
export async function forgetBytes({ objects }: Platform, { blob }: FileRow): Promise<void> {
  await objects.delete(blob).catch(() => {});
}

/** The tag that these bytes would get. */
export async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${(await sha256(bytes)).slice(0, 32)}"`;
}
