import { afterEach, expect, jest, test } from '@jest/globals';
import { whenQuiet } from './when-quiet.ts';

afterEach(() => {
  jest.useRealTimers();
});

test('waits for three seconds without input', async () => {
  jest.useFakeTimers();
  let isLoaded = false;
  void whenQuiet().then(() => {
    isLoaded = true;
  });
  await jest.advanceTimersByTimeAsync(2_900);
  dispatchEvent(new Event('keydown'));
  await jest.advanceTimersByTimeAsync(2_900);
  dispatchEvent(new Event('pointerdown'));
  await jest.advanceTimersByTimeAsync(2_900);
  expect(isLoaded).toBe(false);
  await jest.advanceTimersByTimeAsync(200);
  expect(isLoaded).toBe(true);
});
