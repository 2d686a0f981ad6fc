import type { Platform } from '../platform/platform.ts';
import { type BuiltInFile, builtInFile } from './built-in-files.ts';
import { type FileRow, findFile } from './object-repository.ts';

export interface FileContent {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
}

/** A file whose bytes are not read yet. */
export interface StoredFile {
  name: string;
  type: string;
  etag: string;
  /** The name in the object store; null for built-in pictures. */
  blob: string | null;
  /** Resolves to null when the object is missing. */
  read: () => Promise<FileContent | null>;
}

/** The stored file, else the built-in one; null when there is neither. */
export async function findStored(
  platform: Platform,
  folder: string,
  name: string,
): Promise<StoredFile | null> {
  const row = await findFile(platform.database, folder, name);
  const builtIn = builtInFile(folder, name);
  if (row !== null) return storedFile(platform, row, builtIn);
  return builtIn && { ...builtIn, name, blob: null, read: async () => builtIn };
}

function storedFile(platform: Platform, row: FileRow, builtIn: BuiltInFile | null): StoredFile {
  const { folder, name, blob, type, etag } = row;
  return { name, blob, type, etag, read };

  async function read(): Promise<FileContent | null> {
    const bytes = await platform.objects.get(blob);
    if (bytes !== null) return { bytes, type };
    platform.log('warn', 'object missing', { folder, name, blob });
    return builtIn;
  }
}
