import { statfs } from 'node:fs/promises';

/** The bytes that this user may still write on the disk of a folder; null when the system does not say it. */
export async function freeBytes(folder: string): Promise<number | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
