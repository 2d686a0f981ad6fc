import { beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { type ApiClient, answer } from '../../client.ts';
import { aPicture } from '../../files/testing/picture-builders.ts';
import { appRecords } from '../../kinds.ts';
import { runMaintenance } from '../../operation/maintenance/run-maintenance.ts';
import { limitSettings } from '../../platform/common-settings.ts';
import { createTestApi } from '../../testing.ts';

const MEGABYTE = 1024 * 1024;

let king: ApiClient['api'];
let now: number;
let free: number | null;
let logged: string[];

beforeEach(() => {
  now = Date.now();
  free = 501 * MEGABYTE;
  logged = [];
});
const api = forEachTest(() =>
  createTestApi({
    now: () => now,
    freeBytes: async () => free,
    log: (level, event) => logged.push(`${level} ${event}`),
  }),
);
beforeEach(async () => {
  king = (await api.client('king')).api;
});

/** The disk is asked again after a second. */
function fillDisk(megabytes: number | null) {
  now += 1_001;
  free = megabytes === null ? null : megabytes * MEGABYTE;
}

const isFull = { status: 507, problem: { code: 'unavailable' } };
const upload = async () =>
  answer(
    king.r2.upload.$post({
      form: { file: new File([await aPicture('png')], 'a.png'), folder: '[Tests]' },
    }),
  );

test('nothing is added while less than the reserve is free, and it works again when there is room', async () => {
  fillDisk(499);
  await expect(answer(king.d1.addsupplier.$post({ json: aSupplier(1) }))).rejects.toMatchObject({
    ...isFull,
    message: expect.stringMatching(/spazio sul server è quasi finito/),
  });
  await expect(upload()).rejects.toMatchObject(isFull);
  expect(await api.platform.objects.list()).toEqual([]);
  fillDisk(500);
  await answer(king.d1.addsupplier.$post({ json: aSupplier(1) }));
  await upload();
  expect(logged.filter((line) => line.includes('disk'))).toEqual([
    'error disk low',
    'info disk no longer low',
  ]);
});

test('on a nearly full disk people sign in and out, read, delete and empty the trash', async () => {
  const [one, other] = [aSupplier(1), aSupplier(2)];
  for (const json of [one, other]) await answer(king.d1.addsupplier.$post({ json }));
  fillDisk(0);
  king = (await api.client('king')).api;
  expect(await answer(king.d1.getallsuppliers.$get())).toHaveLength(2);
  await answer(king.d1.deletesupplier.$delete({ json: one }));
  const operations = [{ op: 'delete' as const, PIVA: other.PIVA }];
  await answer(king.d1.bulksuppliers.$post({ json: { operations } }));
  const { entries } = await answer(king.d1.trash.$get({ query: {} }));
  await answer(king.d1.purge.$post({ json: { id: entries[0]?.id ?? 0 } }));
  expect((await api.fetch('/healthz')).status).toBe(200);
  expect((await king.adminwabu.logout.$post()).status).toBe(204);
  now += 31 * DAY_MS;
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await api.platform.database.query('SELECT id FROM trash')).toEqual([]);
});

test('a bulk call with an addition is rejected as a whole', async () => {
  await answer(king.d1.addsupplier.$post({ json: aSupplier(1) }));
  fillDisk(0);
  const operations = [
    { op: 'delete' as const, PIVA: aSupplier(1).PIVA },
    { op: 'add' as const, supplier: { ...aSupplier(2) } },
  ];
  await expect(answer(king.d1.bulksuppliers.$post({ json: { operations } }))).rejects.toMatchObject(
    isFull,
  );
  expect(await answer(king.d1.getallsuppliers.$get())).toHaveLength(1);
});

test('who may not write hears of that, not of the disk', async () => {
  fillDisk(0);
  const { d1 } = (await api.client('rookie')).api;
  await expect(answer(d1.addsupplier.$post({ json: aSupplier(1) }))).rejects.toMatchObject({
    status: 403,
  });
});

test.each([
  ['the system does not say how much is free', null, '500'],
  ['the reserve is 0', 0, '0'],
])('everything is accepted where %s', async (_, megabytes, DISK_RESERVE_MB) => {
  api.platform.settings.limits = limitSettings({ DISK_RESERVE_MB });
  fillDisk(megabytes);
  await answer(king.d1.addsupplier.$post({ json: aSupplier(1) }));
});
