import { expect, test } from '@jest/globals';
import { createTestApi } from '../testing.ts';

test('E07 however often a check is asked, the store is asked once in three seconds', async () => {
  let asked = 0;
  let now = Date.now();
  const documents = {
    check: async () => {
      asked += 1;
    },
  };
  const api = await createTestApi({ documents, now: () => now });
  const askOften = () =>
    Promise.all(Array.from({ length: 500 }, () => api.fetch('/api/mongo/checkmongo')));
  const texts = await Promise.all((await askOften()).map((answer) => answer.text()));
  expect([asked, new Set(texts).size]).toEqual([1, 1]);
  now += 3_001;
  await askOften();
  expect(asked).toBe(2);
  await api.close();
});
