import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { createJob } from '../model/translation/job.ts';
import { getStoredJob, removeStoredJob, setStoredJob } from './stored-job.ts';

const store = (name: string, startedAt: number) =>
  setStoredJob(`king/translation/${name}`, createJob(String(startedAt), 'it', []));
const isStored = async (name: string) =>
  (await getStoredJob(`king/translation/${name}`)) !== undefined;

test('an interrupted translation ends after ninety days, and the oldest of more than ten', async () => {
  const now = Date.now();
  await store('old', now - 91 * DAY_MS);
  await store('younger', now - 89 * DAY_MS);
  expect([await isStored('old'), await isStored('younger')]).toEqual([false, true]);
  for (let number = 0; number < 10; number += 1) await store(`new ${number}`, now + number);
  expect([await isStored('younger'), await isStored('new 0')]).toEqual([false, true]);
  for (let number = 0; number < 10; number += 1)
    await removeStoredJob(`king/translation/new ${number}`);
});
