import { expect, test } from '@jest/globals';
import { StoreError } from '../platform.ts';
import { drawThumbnail } from './draw-pictures.ts';

test('one picture is drawn at a time, two hundred wait, and the next is rejected', async () => {
  const unreadable = new Uint8Array(10);
  const drawn = await Promise.allSettled(
    Array.from({ length: 202 }, () => drawThumbnail(unreadable)),
  );
  expect(drawn.slice(0, 201)).toEqual(
    Array.from({ length: 201 }, () => ({ status: 'fulfilled', value: null })),
  );
  expect(drawn[201]).toEqual({ status: 'rejected', reason: expect.any(StoreError) });
});
