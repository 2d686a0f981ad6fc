import { expect, test } from '@jest/globals';
import { createTestApi } from '../testing.ts';

test('E07 any number of checks reads the store once in three seconds', async () => {
  let checks = 0;
  let now = Date.now();
  const documents = {
    check: async () => {
      checks += 1;
    },
  };
  const api = await createTestApi({ documents, now: () => now });
  const checkOften = () =>
    Promise.all(Array.from({ length: 20 }, () => api.fetch('/api/mongo/checkmongo')));
  const texts = await Promise.all((await checkOften()).map((answer) => answer.text()));
  expect([checks, new Set(texts).size]).toEqual([1, 1]);
  now += 3_001;
  await checkOften();
  expect(checks).toBe(2);
  await api.close();
});
