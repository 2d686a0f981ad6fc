import { StoreError } from '../../platform.ts';
import { S3Client } from '../s3/s3-client.ts';
import { S3Error } from '../s3/s3-error.ts';
import { StartError } from '../settings/environment.ts';
import type { S3Settings } from '../settings/storage-variables.ts';
import type { NodeObjects } from './object-folder.ts';

/** The same names as in R2, so that a bucket of R2 can be used by both of its interfaces. */
const OBJECTS = 'objects/';
const BLOB = /^[0-9a-f]{64}$/;

/** The object store of a bucket. S3 never shows partial objects, and a read after a write shows it. */
export function s3Objects(client: S3Client): NodeObjects {
  return {
    put: (blob, bytes, { isNew = false } = {}) =>
      asStoreError(async () => {
        const key = keyOf(blob);
        if (!isNew) await client.put(key, bytes);
        else if (!(await client.put(key, bytes, { absent: true })))
          await requireSame(client, key, bytes);
      }),
    get: (blob) => asStoreError(async () => (await client.get(keyOf(blob)))?.bytes ?? null),
    delete: (blob) => asStoreError(() => client.delete(keyOf(blob))),
    list: () => asStoreError(async () => [...(await marksIn(client)).keys()]),
    marks: () => asStoreError(() => marksIn(client)),
    check: () =>
      asStoreError(async () => {
        await client.list(`${OBJECTS}check`, 1).next();
      }),
    sweep: async () => 0,
  };
}

function keyOf(blob: string): string {
  if (!BLOB.test(blob)) throw new Error(`invalid object name: ${blob}`);
  return OBJECTS + blob;
}

/** A repeated write finds what its first attempt wrote. */
async function requireSame(client: S3Client, key: string, bytes: Uint8Array): Promise<void> {
  const found = await client.get(key);
  if (found === null || Buffer.compare(found.bytes, bytes) !== 0)
    throw new StoreError('broken', new Error(`another object has the name ${key}`));
}

async function marksIn(client: S3Client): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  for await (const { key, etag } of client.list(OBJECTS)) {
    const blob = key.slice(OBJECTS.length);
    if (BLOB.test(blob)) marks.set(blob, etag);
  }
  return marks;
}

async function asStoreError<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    throw new StoreError(error.isTransient ? 'busy' : 'broken', error);
  }
}

const PROBE = '0'.repeat(64);

/** Writes, reads and deletes an object. Throws a `StartError` with the variable to correct. */
export async function requireUsableBucket(settings: S3Settings, prefix = 'S3'): Promise<void> {
  const client = new S3Client(settings);
  const key = `${OBJECTS}probe-${process.pid}`;
  try {
    await client.list(OBJECTS, 1).next();
    await client.put(key, new TextEncoder().encode(PROBE));
    const found = await client.get(key);
    await client.delete(key);
    if (found === null) throw new S3Error('an object is missing right after it was written', false);
  } catch (error) {
    if (!(error instanceof S3Error)) throw error;
    throw new StartError(
      `The bucket of ${prefix}_ENDPOINT and ${prefix}_BUCKET cannot be used: ${error.message}.`,
    );
  }
}
