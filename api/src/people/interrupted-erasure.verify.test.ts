import { beforeEach, expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { appRecords } from '../kinds.ts';
import { createTestApi } from '../testing.ts';
import { completeErasures } from './erase-person.ts';
import { rowsWith } from './testing/all-texts.ts';
import { type PeopleCalls, peopleCalls } from './testing/people-calls.ts';
import { MARKS, seedSupplier } from './testing/seed-people.ts';

let calls: PeopleCalls;

const api = forEachTest(createTestApi);
beforeEach(async () => {
  calls = await peopleCalls(api);
});

/** Interrupts the erasure of a supplier where `act` lets it fail. */
async function failing(act: (fail: () => never) => void) {
  await seedSupplier(api);
  const key = await calls.keyOf('zanetti');
  api.platform.log = () => {};
  act(() => {
    throw new Error('killed');
  });
  expect(await calls.erase(key)).toEqual({ state: 'pending' });
}

test.each([0, 1, 2, 3])(
  'an erasure that was interrupted after %i writes is completed before the next search',
  async (count) => {
    const { database } = api.platform;
    const write = database.write.bind(database);
    let written = 0;
    await failing((fail) => {
      database.write = (statements) => {
        written += 1;
        return written > count ? fail() : write(statements);
      };
    });
    database.write = write;
    expect(await calls.find('nobody')).toEqual([]);
    expect(await rowsWith(database, MARKS)).toEqual([]);
    expect(await api.platform.objects.list()).toEqual([]);
  },
);

test('an erasure that was interrupted before the objects are deleted is completed by the next start', async () => {
  const { objects, database } = api.platform;
  const remove = objects.delete;
  await failing((fail) => {
    objects.delete = async () => fail();
  });
  objects.delete = remove;
  expect(await objects.list()).not.toEqual([]);
  expect(await completeErasures(api.platform, appRecords.kinds)).toBe(1);
  expect(await completeErasures(api.platform, appRecords.kinds)).toBe(0);
  expect(await objects.list()).toEqual([]);
  expect(await rowsWith(database, MARKS)).toEqual([]);
});
