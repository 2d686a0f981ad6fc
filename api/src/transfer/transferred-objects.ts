import { httpProblem, notFound } from '../http/problem.ts';
import { sha256 } from '../http/sha256.ts';
import type { Platform } from '../platform/platform.ts';

const BLOB = /^[0-9a-f]{64}$/;

/** An object of the store, whatever names it. */
export async function readObject(
  { objects }: Platform,
  blob: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = BLOB.test(blob) ? await objects.get(blob) : null;
  if (bytes === null) throw notFound();
  return bytes;
}

/** Stores an object, and returns the hash of what can be read then. */
export async function receiveObject(
  platform: Platform,
  blob: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  if (!BLOB.test(blob))
    throw httpProblem(400, 'malformed', 'The name of an object has 64 hex digits');
  await platform.objects.put(blob, bytes);
  return sha256(await readObject(platform, blob));
}

/** The hashes of objects; null for a missing one. */
export async function hashObjects(
  { objects }: Platform,
  blobs: string[],
): Promise<(string | null)[]> {
  const hashes: (string | null)[] = [];
  // One after the other: together they may be larger than the memory.
  for (const blob of blobs) {
    const bytes = await objects.get(blob);
    hashes.push(bytes && (await sha256(bytes)));
  }
  return hashes;
}
