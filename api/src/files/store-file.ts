import { randomId } from '@wabu/shared/entities/random-id';
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

interface StoreOptions {
  /** Throws `ConstraintError` when a file of that name exists. */
  createOnly?: boolean;
  /** Statements of the same write, before and after the file's row. */
  first?: Statement[];
  also?: Statement[];
}

/**
 * Stores a file and replaces one of the same name unless the caller says otherwise. Writes the object before the row,
 * so that a row never refers to a partial object. Each upload has an object of its own, so that
 * `sweepOrphans` cannot delete the object of another file.
 */
export async function storeFile(
  platform: Platform,
  file: NewFile,
  author: string,
  { createOnly = false, first = [], also = [] }: StoreOptions = {},
): Promise<FileRow> {
  const row = await storeBytes(platform, file);
  const save = createOnly ? insertFileRow : saveFileRow;
  try {
    await platform.database.write([...first, save(row, author, platform.now()), ...also]);
  } catch (error) {
    await deleteBytes(platform, row);
    throw error;
  }
  return row;
}

/** Writes the object and returns the row to insert. */
export async function storeBytes(
  platform: Platform,
  { folder, name, type, bytes, width, height }: NewFile,
): Promise<FileRow> {
  const hash = await sha256(bytes);
  const blob = await sha256(`${hash} ${randomId()}`);
  const etag = `"${hash.slice(0, 32)}"`;
  await platform.objects.put(blob, bytes);
  return { folder, name, blob, type, size: bytes.byteLength, etag, width, height };
}

/** Deletes an object without a row. On failure `sweepOrphans` deletes it later. */
export async function deleteBytes({ objects }: Platform, { blob }: FileRow): Promise<void> {
  await objects.delete(blob).catch(() => {});
}

/** The ETag of these bytes. */
export async function etagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${(await sha256(bytes)).slice(0, 32)}"`;
}
