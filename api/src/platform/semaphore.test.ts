import { expect, test } from '@jest/globals';
import { StoreError } from './platform.ts';
import { Semaphore } from './semaphore.ts';

test('F38 two actions run at once, three wait, and others are rejected', async () => {
  const semaphore = new Semaphore(2, 3);
  let working = 0;
  let most = 0;
  const work = () =>
    semaphore.run(async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setImmediate(resolve));
      working -= 1;
    });
  const calls = await Promise.allSettled(Array.from({ length: 7 }, work));
  expect(most).toBe(2);
  expect(calls.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 5 }, () => 'fulfilled'),
    'rejected',
    'rejected',
  ]);
  expect(calls[6]).toMatchObject({ reason: new StoreError('busy') });
  await work();
});

test('an action that waits too long is rejected and takes no place', async () => {
  const semaphore = new Semaphore(1, 3, 20);
  let end = () => {};
  const first = semaphore.run(() => new Promise<void>((resolve) => (end = resolve)));
  await expect(semaphore.run(async () => {})).rejects.toEqual(new StoreError('busy'));
  end();
  await first;
  await semaphore.run(async () => {});
});
