import { expect, test } from '@jest/globals';
import { createTestApi } from '../testing.ts';
import { consumeUnwritten } from './attempt-limits.ts';

test('a limit without writes rejects, tells when to try again, and ends with its window', async () => {
  let now = 1_000_000;
  const { platform, close } = await createTestApi({ now: () => now });
  const attempt = (key: string) => consumeUnwritten(platform, { key, max: 2, windowMs: 60_000 });
  await attempt('upload a');
  now += 15_000;
  await attempt('upload a');
  await expect(attempt('upload a')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '45' },
  });
  await attempt('upload b');
  now += 45_000;
  await attempt('upload a');
  expect(await platform.database.query('SELECT key FROM attempts')).toEqual([]);
  await close();
});
