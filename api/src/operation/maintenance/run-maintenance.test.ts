import { beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { TRASH_DAYS } from '@wabu/shared/entities/retention';
import { aFrontend, aSupplier, aUser } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { answer } from '../../client.ts';
import { storeFile } from '../../files/store-file.ts';
import { aPicture } from '../../files/testing/picture-builders.ts';
import { appRecords } from '../../kinds.ts';
import { maskTaxId } from '../../records/store/change-repository.ts';
import { createTestApi } from '../../testing.ts';
import { runMaintenance } from './run-maintenance.ts';

const TRASH_MS = TRASH_DAYS * DAY_MS;
const MONTH_MS = 31 * DAY_MS;
const ORPHAN = 'f'.repeat(64);
let now: number;
let logged: [event: string, entry?: object][];

beforeEach(() => {
  now = Date.now();
  logged = [];
});
const api = forEachTest(() =>
  createTestApi({
    now: () => now,
    log: (_, event, entry) => logged.push([event, entry]),
  }),
);

const store = async (folder: string, name = 'a.png') =>
  storeFile(
    api.platform,
    { folder, name, type: 'image/png', bytes: await aPicture('png') },
    'king',
  );
const pathsOf = async () => {
  const rows = await api.platform.database.query(
    'SELECT folder, name FROM objects ORDER BY folder',
  );
  return rows.map((row) => `${row.folder}/${row.name}`);
};
const maintain = async () => {
  logged = [];
  await runMaintenance(api.platform, appRecords.kinds);
  return logged.find(([event]) => event === 'maintenance')?.[1];
};

test('an object without a row is reported at once and deleted after a day', async () => {
  await api.platform.objects.put(ORPHAN, new Uint8Array([1]));
  expect(await maintain()).toMatchObject({ orphans: 1, removed: 0 });
  now += DAY_MS - 1;
  expect(await maintain()).toMatchObject({ orphans: 1, removed: 0 });
  expect(await api.platform.objects.get(ORPHAN)).not.toBeNull();
  now += 1;
  expect(await maintain()).toMatchObject({ orphans: 1, removed: 1 });
  expect(await api.platform.objects.list()).toEqual([]);
  expect(await maintain()).toMatchObject({ orphans: 0, removed: 0 });
});

test('an object that gets its row in the meantime stays', async () => {
  const bytes = new Uint8Array([1]);
  await api.platform.objects.put(ORPHAN, bytes);
  await maintain();
  await api.platform.database.write([
    {
      sql: `INSERT INTO objects (folder, name, blob, type, size, etag, created_by, created_at)
            VALUES ('[Utils]', 'a.txt', ?, 'text/plain', 1, '"x"', 'king', 1)`,
      args: [ORPHAN],
    },
  ]);
  now += 2 * DAY_MS;
  expect(await maintain()).toMatchObject({ orphans: 0, removed: 0 });
  expect(await api.platform.objects.get(ORPHAN)).toEqual(bytes);
});

test('a replaced picture and its thumbnail are deleted after their time in the trash, the new ones stay', async () => {
  const { api: calls } = await api.client('king');
  const files = { foldername: '[Utils]', filename: 'a.png' };
  for (const background of ['#111', '#222']) {
    const file = new File([await aPicture('png', { background })], 'a.png');
    await answer(calls.r2.upload.$post({ form: { file, folder: '[Utils]' } }));
    await calls.r2.getfile.$get({ query: { ...files, thumb: '' } });
  }
  expect(await api.platform.objects.list()).toHaveLength(4);
  now += TRASH_MS;
  expect(await maintain()).toMatchObject({ purged: 1, orphans: 2 });
  now += DAY_MS;
  expect(await maintain()).toMatchObject({ removed: 2 });
  expect(await api.platform.objects.list()).toHaveLength(2);
});

test('a picture of a snapshot stays without its file, until no snapshot shows it', async () => {
  const { d1 } = (await api.client('admin')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  const altTexts = { 'a.png': { decorative: true as const, texts: {} } };
  const json = aFrontend(supplier.Nome, 1, { URL: 'lago', Copertina: 'a.png', altTexts });
  await answer(d1.addfrontend.$post({ json }));
  const publish = async () => {
    // A session ends before the next day.
    const { api: calls } = await api.client('admin');
    await answer(calls.d1.publishfrontend.$post({ json: { URL: 'lago' } }));
  };
  const { blob } = await store('[Frontends]/lago/images');
  const isStored = async () => (await api.platform.objects.get(blob)) !== null;
  const tidy = async () => {
    for (let day = 0; day < 2; day += 1) {
      now += DAY_MS;
      await maintain();
    }
  };
  await publish();
  await store('[Frontends]/lago/images');
  await tidy();
  expect(await isStored()).toBe(true);
  await publish();
  await tidy();
  expect(await isStored()).toBe(true);
  await publish();
  await tidy();
  expect(await isStored()).toBe(false);
  // The picture that is public, and its variant for shared links.
  expect(await api.platform.objects.list()).toHaveLength(2);
});

test('an avatar without a user is deleted after a day, those of users stay', async () => {
  await store('[Users]/avatars', 'avatar_lost.png');
  await store('[Users]/avatars', 'avatar_anna.png');
  const { api: calls } = await api.client('king');
  const json = aUser('anna', { clear_avatar: 'avatar_anna.png' });
  await answer(calls.d1.adduser.$post({ json }));
  now += DAY_MS - 1;
  await maintain();
  expect(await pathsOf()).toHaveLength(2);
  now += 1;
  await maintain();
  expect(await pathsOf()).toEqual(['[Users]/avatars/avatar_anna.png']);
});

test('a row whose object is missing is reported and stays', async () => {
  const { blob } = await store('[Utils]');
  await api.platform.objects.delete(blob);
  expect(await maintain()).toMatchObject({ lost: 1 });
  expect(logged).toContainEqual(['object missing', { path: '[Utils]/a.png', blob }]);
  expect(await pathsOf()).toEqual(['[Utils]/a.png']);
});

const history = () =>
  api.platform.database.query('SELECT actor, action, label, difference FROM changes ORDER BY id');
const trashed = (entity: string, document: object) =>
  api.platform.database.write([
    {
      sql: `INSERT INTO trash (entity, record_id, label, document, deleted_by, deleted_at, purge_at)
            VALUES (?, 'x', ?, ?, 'king', ?, ?)`,
      args: [entity, Object.values(document).join(), JSON.stringify(document), now, now + TRASH_MS],
    },
  ]);

test('a record is purged with its files after thirty days in the trash', async () => {
  for (const folder of ['[Trash]/1', '[Trash]/2', '[Utils]']) await store(folder);
  await trashed('frontend', { URL: 'https://WWW.terme.it/' });
  await trashed('supplier', { PIVA: '01234567890' });
  await trashed('user', { clear_name: 'mario' });
  now += TRASH_MS - 1;
  expect(await maintain()).toMatchObject({ purged: 0 });
  expect(await pathsOf()).toEqual(['[Trash]/1/a.png', '[Trash]/2/a.png', '[Utils]/a.png']);
  now += 1;
  expect(await maintain()).toMatchObject({ purged: 3 });
  expect(await pathsOf()).toEqual(['[Utils]/a.png']);
});

test('the contents of its history go with an expired record, those of others stay', async () => {
  const { d1 } = (await api.client('king')).api;
  const [gone, kept] = [aSupplier(1, { Nome: 'Rossi' }), aSupplier(2, { Nome: 'Bianchi' })];
  for (const supplier of [gone, kept]) await answer(d1.addsupplier.$post({ json: supplier }));
  await answer(d1.updatesupplier.$put({ json: { ...kept, Citta: 'Arco' } }));
  await answer(d1.deletesupplier.$delete({ json: { PIVA: gone.PIVA } }));
  now += TRASH_MS;
  expect(await maintain()).toMatchObject({ purged: 1 });
  expect(await history()).toEqual([
    { actor: 'king', action: 'create', label: null, difference: null },
    { actor: 'king', action: 'create', label: 'Bianchi', difference: null },
    { actor: 'king', action: 'update', label: 'Bianchi', difference: expect.any(String) },
    { actor: 'king', action: 'delete', label: null, difference: null },
    {
      actor: 'wabu',
      action: 'purge',
      label: 'Rossi',
      difference: JSON.stringify({ before: { PIVA: maskTaxId(gone.PIVA) } }),
    },
  ]);
});

test('contents are deleted after their months; who and when stay, and later versions', async () => {
  const { d1 } = (await api.client('king')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  await answer(d1.updatesupplier.$put({ json: { ...supplier, Citta: 'Arco' } }));
  now += 20 * MONTH_MS;
  const later = (await api.client('king')).api.d1;
  await answer(later.updatesupplier.$put({ json: { ...supplier, Citta: 'Riva' } }));
  now += 10 * MONTH_MS;
  await maintain();
  expect(await history()).toEqual([
    { actor: 'king', action: 'create', label: null, difference: null },
    { actor: 'king', action: 'update', label: null, difference: null },
    {
      actor: 'king',
      action: 'update',
      label: supplier.Nome,
      difference: JSON.stringify([{ path: ['Citta'], value: 'Arco' }]),
    },
  ]);
});
