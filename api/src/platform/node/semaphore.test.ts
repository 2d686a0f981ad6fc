import { expect, test } from '@jest/globals';
import { StoreError } from '../platform.ts';
import { Slots } from './semaphore.ts';

test('F38 so many work at a time, so many wait, and the others are told to come back', async () => {
  const slots = new Slots(2, 3);
  let working = 0;
  let most = 0;
  const work = () =>
    slots.use(async () => {
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
