import { expect, test } from '@jest/globals';
import { MAX_UPLOAD_BYTES } from './upload-body.ts';
import { UploadSemaphore } from './upload-semaphore.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Uploads by name; `admitted` has the names in order. */
function uploadsOf(semaphore: UploadSemaphore) {
  const admitted: string[] = [];
  const releases = new Map<string, () => void>();
  const acquire = async (name: string, user = name, bytes = MAX_UPLOAD_BYTES) => {
    const release = await semaphore.acquire(user, bytes);
    admitted.push(name);
    releases.set(name, release);
  };
  return { admitted, acquire, release: (name: string) => releases.get(name)?.() };
}

test('four large uploads run at once, the others in order of arrival', async () => {
  const { admitted, acquire, release } = uploadsOf(new UploadSemaphore());
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void acquire(name);
  await soon();
  expect(admitted).toEqual(['a', 'b', 'c', 'd']);
  release('c');
  release('c');
  await soon();
  expect(admitted).toEqual(['a', 'b', 'c', 'd', 'e']);
  release('a');
  await soon();
  expect(admitted.at(-1)).toBe('f');
});

test('one user gets half of the memory at most, and other users do not wait', async () => {
  const { admitted, acquire, release } = uploadsOf(new UploadSemaphore());
  for (const name of ['a1', 'a2', 'a3']) void acquire(name, 'a');
  void acquire('b1', 'b');
  await soon();
  expect(admitted).toEqual(['a1', 'a2', 'b1']);
  release('b1');
  await soon();
  expect(admitted).toEqual(['a1', 'a2', 'b1']);
  release('a1');
  await soon();
  expect(admitted.at(-1)).toBe('a3');
});

test('small uploads do not wait behind large ones that do not fit', async () => {
  const { admitted, acquire } = uploadsOf(new UploadSemaphore());
  for (const name of ['a', 'b', 'c']) void acquire(name);
  void acquire('half', 'd', MAX_UPLOAD_BYTES / 2);
  // It is never admitted; its rejection comes after this test.
  acquire('large').catch(() => {});
  void acquire('small', 'e', MAX_UPLOAD_BYTES / 2);
  await soon();
  expect(admitted).toEqual(['a', 'b', 'c', 'half', 'small']);
});

test('an upload that waits too long is answered 503 and takes no memory', async () => {
  const semaphore = new UploadSemaphore(20);
  const { admitted, acquire, release } = uploadsOf(semaphore);
  for (const name of ['a', 'b', 'c', 'd']) void acquire(name);
  await expect(acquire('late')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
  });
  release('a');
  await acquire('e');
  expect(admitted).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a full queue is answered 503', async () => {
  const { acquire } = uploadsOf(new UploadSemaphore(50));
  const waiting = Array.from({ length: 204 }, (_, i) => acquire(`u${i}`).catch(() => {}));
  await soon();
  await expect(acquire('last')).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
});
