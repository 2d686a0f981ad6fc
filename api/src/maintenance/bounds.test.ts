import { beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { type ApiClient, answer } from '../client.ts';
import { storeFile } from '../files/store-file.ts';
import { aPicture } from '../files/testing/picture-builders.ts';
import { insertComment } from '../previews/preview-repository.ts';
import { pruneBuilds } from '../registry/prune-builds.ts';
import { storeReport } from '../registry/report-repository.ts';
import { forEachTest } from '../testing/for-tests.ts';
import { createTestApi, TEST_PASSWORD } from '../testing.ts';
import { runMaintenance } from './run-maintenance.ts';

/*
 * What would grow for ever, filled past its bound (docs/growth.md). Bounds that other tests prove are named there.
 */

let now: number;

beforeEach(() => {
  now = Date.now();
});
const api = forEachTest(() => createTestApi({ now: () => now, log: () => {} }));

const count = async (table: string) =>
  Number((await api.platform.database.query(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

async function publishedFrontend(): Promise<ApiClient['api']['d1']> {
  const { d1 } = (await api.client('admin')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  const json = aFrontend(supplier.Nome, 1, { URL: 'lago', Copertina: '' });
  await answer(d1.addfrontend.$post({ json }));
  await answer(d1.publishfrontend.$post({ json: { URL: 'lago' } }));
  return d1;
}

test('sessions, counters of attempts and stored replies end without another sign-in or write', async () => {
  const { d1 } = (await api.client('king')).api;
  const headers = { 'Idempotency-Key': 'first-of-all' };
  await answer(d1.addsupplier.$post({ json: aSupplier(1) }, { headers }));
  const { adminwabu } = (await api.client()).api;
  await adminwabu.login.$post({ json: { username: 'king', password: 'not-the-password' } });
  for (const table of ['sessions', 'attempts', 'replies'])
    expect(await count(table)).toBeGreaterThan(0);
  now += DAY_MS + 1;
  await runMaintenance(api.platform);
  for (const table of ['sessions', 'attempts', 'replies']) expect(await count(table)).toBe(0);
});

test('links, challenges and presence end by themselves', async () => {
  const { d1 } = (await api.client('king')).api;
  const { database } = api.platform;
  await answer(d1.addsupplier.$post({ json: aSupplier(1) }));
  await answer(d1.confirm.$post({ json: { password: TEST_PASSWORD } }));
  await answer(d1.resetpassword.$post({ json: { name: 'admin' } }));
  await answer(d1.passkeyoptions.$post());
  const tab = '0'.repeat(32);
  const key = aSupplier(1).PIVA;
  await answer(d1.presence.$post({ json: { entity: 'supplier', key, tab, state: 'open' } }));
  const tables = ['sign_in_links', 'challenges', 'presence'];
  for (const table of tables) expect(await count(table)).toBe(1);
  await database.write([{ sql: 'UPDATE sessions SET expires_at = expires_at * 2' }]);
  now += 8 * DAY_MS;
  await runMaintenance(api.platform);
  for (const table of tables) expect(await count(table)).toBe(0);
});

test('a module keeps its ten newest builds, and those of the last thirty days', async () => {
  const { database } = api.platform;
  const build = (version: string, age: number) => ({
    sql: `INSERT INTO module_builds (module_id, version, built, size, published_by, published_at)
          VALUES ('users', ?, '{}', 1, 'anna', ?)`,
    args: [version, now - age * DAY_MS],
  });
  const old = Array.from({ length: 20 }, (_, at) => build(`1.0.${at}`, 60 - at));
  const recent = Array.from({ length: 8 }, (_, at) => build(`2.0.${at}`, 8 - at));
  await database.write([...old, ...recent]);
  await pruneBuilds(api.platform, 'users');
  expect(await count('module_builds')).toBe(10);
  const more = Array.from({ length: 8 }, (_, at) => build(`3.0.${at}`, 0));
  await database.write(more);
  await pruneBuilds(api.platform, 'users');
  const rows = await database.query('SELECT version FROM module_builds');
  expect(rows.map(({ version }) => version)).toHaveLength(16);
  expect(rows).not.toContainEqual({ version: '1.0.19' });
});

test('there are at most two hundred section templates', async () => {
  const { d1 } = (await api.client('admin')).api;
  await api.platform.database.write([
    {
      sql: `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 200)
            INSERT INTO section_templates
            SELECT 't' || n, 't' || n, 't' || n, '{}', '[]', '["it"]', 1, 1, 1 FROM numbers`,
    },
  ]);
  const section = { visible: true, NomeSezione: { it: 'Orari' }, Contenuto: {} };
  const json = { name: 'Uno di troppo', section, origins: [] };
  await expect(answer(d1.addsectiontemplate.$post({ json }))).rejects.toMatchObject({
    status: 409,
  });
  expect(await count('section_templates')).toBe(200);
});

test('a user has at most twenty passkeys', async () => {
  const { d1 } = (await api.client('admin')).api;
  await answer(d1.confirm.$post({ json: { password: TEST_PASSWORD } }));
  await api.platform.database.write([
    {
      sql: `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 20)
            INSERT INTO passkeys (id, user_id, name, public_key, counter, created_at)
            SELECT 'p' || n, 'test-admin', 'p', 'AA', 0, 1 FROM numbers`,
    },
  ]);
  await expect(answer(d1.passkeyoptions.$post())).rejects.toMatchObject({ status: 409 });
});

test('the folder for tests is emptied after seven days, and no other', async () => {
  const bytes = await aPicture('png');
  for (const folder of ['[Tests]', '[Tests]/prove/di luglio', '[Utils]'])
    await storeFile(api.platform, { folder, name: 'a.png', type: 'image/png', bytes }, 'king');
  now += 6 * DAY_MS;
  await storeFile(
    api.platform,
    { folder: '[Tests]', name: 'b.png', type: 'image/png', bytes },
    'king',
  );
  await runMaintenance(api.platform);
  expect(await count('objects')).toBe(4);
  now += DAY_MS;
  await runMaintenance(api.platform);
  const rows = await api.platform.database.query(
    `SELECT folder || '/' || name AS path FROM objects ORDER BY path`,
  );
  expect(rows.map(({ path }) => path)).toEqual(['[Tests]/b.png', '[Utils]/a.png']);
  now += DAY_MS;
  await runMaintenance(api.platform);
  expect(await api.platform.objects.list()).toHaveLength(2);
});

test('of preview links that nobody answered, a frontend keeps the last one', async () => {
  const d1 = await publishedFrontend();
  const create = () => answer(d1.createpreview.$post({ json: { URL: 'lago' } }));
  await create();
  const { database } = api.platform;
  const [answered] = await database.query('SELECT id FROM previews');
  await database.write([insertComment(String(answered?.id), 'Bello', now)]);
  for (let link = 0; link < 5; link += 1) {
    now += 1_000;
    await create();
  }
  expect(await count('previews')).toBe(2);
  expect(await count('preview_answers')).toBe(1);
});

test('a microsite keeps its fifty last addresses', async () => {
  const d1 = await publishedFrontend();
  const { database } = api.platform;
  const [row] = await database.query('SELECT id FROM frontends');
  await database.write(
    Array.from({ length: 60 }, (_, at) => ({
      sql: 'INSERT INTO microsite_addresses (url_key, frontend_id) VALUES (?, ?)',
      args: [`vecchio-${at}`, String(row?.id)],
    })),
  );
  await answer(d1.publishfrontend.$post({ json: { URL: 'lago' } }));
  const kept = await database.query('SELECT url_key FROM microsite_addresses ORDER BY rowid');
  expect(kept.map(({ url_key }) => url_key)).toEqual([
    'lago',
    ...Array.from({ length: 50 }, (_, at) => `vecchio-${at + 10}`),
  ]);
});

test('the reports of a canary end at ten thousand', async () => {
  const { database } = api.platform;
  await database.write([
    {
      sql: `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 10000)
            INSERT INTO canary_reports SELECT 'users', '1.0.0', 'b' || n, 's' || n, 0 FROM numbers`,
    },
  ]);
  const report = { id: 'users', version: '1.0.0', outcome: 'shown' } as const;
  const counted = await storeReport(database, { ...report, browserId: 'b', userId: 's' });
  expect(counted).toEqual({ shown: 10_000, failed: 0 });
});
