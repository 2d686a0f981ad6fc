import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataInUse, lockData } from '../database/data-lock.ts';
import { requireDatabase } from '../database/open-database.ts';
import { asOwnerOf } from '../settings/as-owner.ts';
import { type Environment, StartError } from '../settings/environment.ts';
import type { NodeObjects } from './object-folder.ts';
import { openObjects, writeObjectPlace } from './open-objects.ts';
import { requireUsableBucket } from './s3-objects.ts';

export interface Moved {
  objects: number;
  /** How many the target lacked. */
  copied: number;
  /** False while a server runs: it still uses the source. */
  isFinished: boolean;
}

/** How many objects are on their way at once. */
const CONCURRENT = 8;

/**
 * Copies all objects into the bucket or back, compares them, and records their place. Deletes nothing at the source.
 * May be repeated.
 */
export async function moveObjects(
  { dataDir, s3 }: Pick<Environment, 'dataDir' | 's3'>,
  target: 's3' | 'folder',
): Promise<Moved> {
  if (s3 === undefined)
    throw new StartError('Set S3_ENDPOINT and the other variables of the bucket.');
  await requireDatabase(dataDir);
  await requireUsableBucket(s3);
  return asOwnerOf(dataDir, async () => {
    const lock = await lockData(dataDir).catch((error: unknown) => {
      if (error instanceof DataInUse) return null;
      throw error;
    });
    try {
      await mkdir(join(dataDir, 'objects'), { recursive: true, mode: 0o700 });
      const [folder, bucket] = [openObjects(dataDir, undefined), openObjects(dataDir, s3)];
      const copied = await (target === 's3' ? copyAll(folder, bucket) : copyAll(bucket, folder));
      if (lock !== null) await writeObjectPlace(dataDir, target === 's3' ? s3 : undefined);
      return { ...copied, isFinished: lock !== null };
    } finally {
      lock?.release();
    }
  });
}

async function copyAll(from: NodeObjects, to: NodeObjects) {
  const blobs = await from.list();
  const present = new Set(await to.list());
  let copied = 0;
  for (let at = 0; at < blobs.length; at += CONCURRENT) {
    const group = blobs.slice(at, at + CONCURRENT);
    const isCopied = await Promise.all(
      group.map((blob) => copy(blob, from, to, present.has(blob))),
    );
    copied += isCopied.filter(Boolean).length;
  }
  return { objects: blobs.length, copied };
}

/** True when the target had no such object. */
async function copy(
  blob: string,
  from: NodeObjects,
  to: NodeObjects,
  isPresent: boolean,
): Promise<boolean> {
  const bytes = await from.get(blob);
  // The server may have deleted it since.
  if (bytes === null || (isPresent && (await isSame(blob, bytes, to)))) return false;
  await to.put(blob, bytes);
  if (!(await isSame(blob, bytes, to)))
    throw new StartError(`The object ${blob} was copied, and is not the same at its new place.`);
  return true;
}

async function isSame(blob: string, bytes: Uint8Array, store: NodeObjects): Promise<boolean> {
  const found = await store.get(blob);
  return found !== null && Buffer.compare(found, bytes) === 0;
}
