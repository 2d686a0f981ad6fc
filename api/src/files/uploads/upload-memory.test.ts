import { expect, test } from '@jest/globals';
import { LARGEST_UPLOAD } from './upload-body.ts';
import { UploadRoom } from './upload-memory.ts';

const soon = () => new Promise((resolve) => setImmediate(resolve));

/** Who is inside, by name, as they are let in. */
function guestsOf(room: UploadRoom) {
  const inside: string[] = [];
  const leaving = new Map<string, () => void>();
  const enter = async (name: string, user = name, bytes = LARGEST_UPLOAD) => {
    const leave = await room.enter(user, bytes);
    inside.push(name);
    leaving.set(name, leave);
  };
  return { inside, enter, leave: (name: string) => leaving.get(name)?.() };
}

test('four large uploads are inside at once, the others in the order of their coming', async () => {
  const { inside, enter, leave } = guestsOf(new UploadRoom());
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

test('one user fills half of the room at most, and others pass', async () => {
  const { inside, enter, leave } = guestsOf(new UploadRoom());
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

test('small ones do not wait behind large ones that have no room', async () => {
  const { inside, enter } = guestsOf(new UploadRoom());
  for (const name of ['a', 'b', 'c']) void enter(name);
  void enter('half', 'd', LARGEST_UPLOAD / 2);
  // It never gets in, and is told so long after this test.
  enter('large').catch(() => {});
  void enter('small', 'e', LARGEST_UPLOAD / 2);
  await soon();
  expect(inside).toEqual(['a', 'b', 'c', 'half', 'small']);
});

test('who waits too long is told to come back, and takes no room', async () => {
  const room = new UploadRoom(20);
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

test('a queue that is too long is not joined', async () => {
  const { enter } = guestsOf(new UploadRoom(50));
  const waiting = Array.from({ length: 204 }, (_, i) => enter(`u${i}`).catch(() => {}));
  await soon();
  await expect(enter('last')).rejects.toMatchObject({ status: 503 });
  await Promise.all(waiting);
});
