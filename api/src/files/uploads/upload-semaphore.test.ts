import { expect, test } from '@jest/globals';
import { MAX_UPLOAD_BYTES } from './upload-body.ts';
import { UploadSemaphore } from './upload-semaphore.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** The names of the admitted uploads, in order. */
function guestsOf(room: UploadSemaphore) {
  const inside: string[] = [];
  const leaving = new Map<string, () => void>();
  const enter = async (name: string, user = name, bytes = MAX_UPLOAD_BYTES) => {
    const leave = await room.acquire(user, bytes);
    inside.push(name);
    leaving.set(name, leave);
  };
  return { inside, enter, leave: (name: string) => leaving.get(name)?.() };
}

test('four large uploads run at once, the others in order of arrival', async () => {
  const { inside, enter, leave } = guestsOf(new UploadSemaphore());
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void enter(name);
  await soon();
  expect(inside).toEqual(['a', 'b', 'c', 'd']);
  leave('c');
  leave('c');
  await soon();
  expect(inside).toEqual(['a', 'b', 'c', 'd', 'e']);
  leave('a');
  await soon();
  expect(inside.at(-1)).toBe('f');
});

test('one user gets half of the memory at most, and others pass', async () => {
  const { inside, enter, leave } = guestsOf(new UploadSemaphore());
  for (const name of ['a1', 'a2', 'a3']) void enter(name, 'a');
  void enter('b1', 'b');
  await soon();
  expect(inside).toEqual(['a1', 'a2', 'b1']);
  leave('b1');
  await soon();
  expect(inside).toEqual(['a1', 'a2', 'b1']);
  leave('a1');
  await soon();
  expect(inside.at(-1)).toBe('a3');
});

test('small uploads do not wait behind large ones that do not fit', async () => {
  const { inside, enter } = guestsOf(new UploadSemaphore());
  for (const name of ['a', 'b', 'c']) void enter(name);
  void enter('half', 'd', MAX_UPLOAD_BYTES / 2);
  // It is never admitted; its rejection comes after this test.
  enter('large').catch(() => {});
  void enter('small', 'e', MAX_UPLOAD_BYTES / 2);
  await soon();
  expect(inside).toEqual(['a', 'b', 'c', 'half', 'small']);
});

test('an upload that waits too long is answered 503 and takes no memory', async () => {
  const room = new UploadSemaphore(20);
  const { inside, enter, leave } = guestsOf(room);
  for (const name of ['a', 'b', 'c', 'd']) void enter(name);
  await expect(enter('late')).rejects.toMatchObject({
    status: 503,
    headers: { 'Retry-After': '10' },
  });
  leave('a');
  await enter('e');
  expect(inside).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('a full queue is answered 503', async () => {
  const { enter } = guestsOf(new UploadSemaphore(50));
  const waiting = Array.from({ length: 204 }, (_, i) => enter(`u${i}`).catch(() => {}));
  await soon();
  await expect(enter('last')).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
});
