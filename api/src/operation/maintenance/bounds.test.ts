import { beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { say } from '@wabu/shared/entities/messages/messages';
import { translationSettingsMessages } from '@wabu/shared/entities/translations/translation-settings';
import { aFrontend, aSection, aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { type ApiClient, answer } from '../../client.ts';
import { replaceDeployToken } from '../../deployers/deploy-tokens.ts';
import { storeFile } from '../../files/store-file.ts';
import { aPicture } from '../../files/testing/picture-builders.ts';
import { appRecords } from '../../kinds.ts';
import { pruneReleases } from '../../modules/prune-releases.ts';
import { operatorAuthor } from '../../records/store/author.ts';
import { insertComment } from '../../site/previews/preview-repository.ts';
import { createTestApi, TEST_PASSWORD } from '../../testing.ts';
import { runMaintenance } from './run-maintenance.ts';

/*
 * What would grow for ever, filled past its bound (docs/growth.md). Bounds that other tests prove are named there.
 */

let now: number;
let d1: ApiClient['api']['d1'];

beforeEach(() => {
  now = Date.now();
});
const api = forEachTest(() => createTestApi({ now: () => now, log: () => {} }));
beforeEach(async () => {
  d1 = (await api.client('king')).api.d1;
  await answer(d1.confirm.$post({ json: { password: TEST_PASSWORD } }));
});

const count = async (table: string) =>
  Number((await api.platform.database.query(`SELECT count(*) AS n FROM ${table}`))[0]?.n);
const write = (...sql: string[]) => api.platform.database.write(sql.map((one) => ({ sql: one })));

/** Adds that many rows; `n` is the number of a row. */
const fill = (rows: number, into: string, values: string) =>
  write(`WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
         INSERT INTO ${into} SELECT ${values} FROM numbers`);

const store = async (folder: string, name = 'a.png', background = '#000') => {
  const bytes = await aPicture('png', { background });
  return storeFile(api.platform, { folder, name, type: 'image/png', bytes }, 'king');
};

async function addFrontend() {
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  const altTexts = { 'a.png': { decorative: true as const, texts: {} } };
  const json = aFrontend(supplier.Nome, 1, { URL: 'lago', Copertina: 'a.png', altTexts });
  await answer(d1.addfrontend.$post({ json }));
  return json;
}
const createPreview = () => answer(d1.createpreview.$post({ json: { URL: 'lago' } }));
async function comment() {
  const [preview] = await api.platform.database.query('SELECT id, expires_at FROM previews');
  await api.platform.database.write([insertComment(String(preview?.id), 'Bello', now)]);
  return Number(preview?.expires_at);
}

test('sessions, attempts, replies, links, challenges and presence end by themselves', async () => {
  const headers = { 'Idempotency-Key': 'first-of-all' };
  const json = aSupplier(1);
  await answer(d1.addsupplier.$post({ json }, { headers }));
  const { adminwabu } = (await api.client()).api;
  await adminwabu.login.$post({ json: { username: 'king', password: 'not-the-password' } });
  await answer(d1.resetpassword.$post({ json: { name: 'admin' } }));
  await answer(d1.passkeyoptions.$post());
  const open = { entity: 'supplier', key: json.PIVA, state: 'open' } as const;
  await answer(d1.presence.$post({ json: { ...open, tab: '0'.repeat(32) } }));
  const tables = ['attempts', 'replies', 'sign_in_links', 'challenges', 'presence'];
  const counts = async () => Promise.all([...tables, 'sessions'].map(count));
  expect(Math.min(...(await counts()))).toBeGreaterThan(0);
  const [{ expires_at = 0 } = {}] = await api.platform.database.query('SELECT * FROM sessions');
  await write('UPDATE sessions SET expires_at = expires_at * 2');
  now += 8 * DAY_MS;
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await counts()).toEqual([...tables.map(() => 0), 1]);
  await write(`UPDATE sessions SET expires_at = ${expires_at}`);
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await count('sessions')).toBe(0);
});

test.each<[string, () => Promise<unknown>]>([
  ['totp_factors', async () => answer(d1.starttotp.$post())],
  [
    'deploy_tokens',
    async () => replaceDeployToken(api.platform, 'boats', operatorAuthor(now, 'x')),
  ],
  ['last_runs', async () => runMaintenance(api.platform, appRecords.kinds)],
  ['translation_settings', async () => saveTerms(300)],
  ['revisions', async () => store('[Utils]')],
])('%s has as many rows after three writes as after one', async (table, writeOnce) => {
  await writeOnce();
  const rows = await count(table);
  expect(rows).toBeGreaterThan(0);
  for (let time = 0; time < 2; time += 1) await writeOnce();
  expect(await count(table)).toBe(rows);
});

const saveTerms = (count: number) => {
  const terms = Array.from({ length: count }, (_, at) => `Termine ${at}`);
  return answer(d1.updatetranslationsettings.$put({ json: { terms, formality: {} } }));
};
const addTemplate = () => {
  const section = { visible: true, NomeSezione: { it: 'Orari' }, Contenuto: {} };
  return answer(d1.addsectiontemplate.$post({ json: { name: 'Uno', section, origins: [] } }));
};

test.each<[string, number, string, string, number, () => Promise<unknown>]>([
  [
    'section_templates',
    200,
    'section_templates',
    `'t' || n, 't' || n, 't' || n, '{}', '[]', '["it"]', 1, 1, 1`,
    409,
    addTemplate,
  ],
  [
    'passkeys of a user',
    20,
    'passkeys (id, user_id, name, public_key, counter, created_at)',
    `'p' || n, 'test-king', 'p', 'AA', 0, 1`,
    409,
    async () => answer(d1.passkeyoptions.$post()),
  ],
])('of %s there are at most %i', async (_, most, into, values, status, addOne) => {
  await fill(most, into, values);
  await expect(addOne()).rejects.toMatchObject({ status });
  expect(await count(into.split(' ')[0] ?? '')).toBe(most);
});

test('the rules of translation have at most three hundred terms', async () => {
  await expect(saveTerms(301)).rejects.toMatchObject({
    status: 400,
    problem: say(translationSettingsMessages.tooMany),
  });
});

test('saves and publications of a microsite replace its texts, and all but two snapshots with their pictures', async () => {
  const input = await addFrontend();
  const [texts, revisions]: number[][] = [[], []];
  for (let time = 0; time < 5; time += 1) {
    const title = { it: `Orari ${time}`, en: `Hours ${time}` };
    const json = { ...input, Sezioni: [aSection({ NomeSezione: title })] };
    await answer(d1.updatefrontend.$put({ json }));
    await store('[Frontends]/lago/images', 'a.png', `#0${time}0`);
    await answer(d1.publishfrontend.$post({ json: { URL: 'lago' } }));
    texts?.push(await count('section_texts'));
    revisions?.push(await count('revisions'));
  }
  expect(texts?.[0]).toBeGreaterThan(1);
  for (const counted of [texts, revisions]) expect(new Set(counted).size).toBe(1);
  expect(await count('microsites')).toBe(1);
  expect(await count('microsite_snapshots')).toBe(2);
  expect(await count('microsite_pictures')).toBe(2);
  const languages = await api.platform.database.query('SELECT languages FROM microsites');
  expect(await count('search_documents')).toBe(JSON.parse(String(languages[0]?.languages)).length);
});

test('a preview and its answers end ninety days after the link', async () => {
  await addFrontend();
  await createPreview();
  const counts = async () => [await count('previews'), await count('preview_answers')];
  now = (await comment()) + 90 * DAY_MS;
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await counts()).toEqual([1, 1]);
  now += 1;
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await counts()).toEqual([0, 0]);
});

test('of preview links that nobody answered, a frontend keeps the last one', async () => {
  await addFrontend();
  await createPreview();
  await comment();
  for (let link = 0; link < 5; link += 1) {
    now += 1_000;
    await createPreview();
  }
  expect(await count('previews')).toBe(2);
  expect(await count('preview_answers')).toBe(1);
});

test.each([
  ['installation', "INSERT INTO installation (only_row, id) VALUES (2, 'x')"],
  [
    'transfer',
    `INSERT INTO transfer (only_row, id, role, state, began_at) VALUES (2, 'x', 'source', 'open', 1)`,
  ],
  ['required_factors', "INSERT INTO required_factors (role) VALUES ('guest')"],
])('%s takes no further row', async (_, sql) => {
  await expect(api.platform.database.write([{ sql }])).rejects.toThrow(/CHECK constraint failed/);
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
  await pruneReleases(api.platform, 'users');
  expect(await count('module_builds')).toBe(10);
  const more = Array.from({ length: 8 }, (_, at) => build(`3.0.${at}`, 0));
  await database.write(more);
  await pruneReleases(api.platform, 'users');
  const rows = await database.query('SELECT version FROM module_builds');
  expect(rows.map(({ version }) => version)).toHaveLength(16);
  expect(rows).not.toContainEqual({ version: '1.0.19' });
});

test('the folder for tests is emptied after seven days, and no other', async () => {
  for (const folder of ['[Tests]', '[Tests]/prove/di luglio', '[Utils]']) await store(folder);
  now += 6 * DAY_MS;
  await store('[Tests]', 'b.png');
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await count('objects')).toBe(4);
  now += DAY_MS;
  await runMaintenance(api.platform, appRecords.kinds);
  const rows = await api.platform.database.query(
    `SELECT folder || '/' || name AS path FROM objects ORDER BY path`,
  );
  expect(rows.map(({ path }) => path)).toEqual(['[Tests]/b.png', '[Utils]/a.png']);
  now += DAY_MS;
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await api.platform.objects.list()).toHaveLength(2);
});

test('a microsite keeps its fifty last addresses', async () => {
  await addFrontend();
  await store('[Frontends]/lago/images');
  const publish = () => answer(d1.publishfrontend.$post({ json: { URL: 'lago' } }));
  await publish();
  await fill(
    60,
    'microsite_addresses (url_key, frontend_id)',
    "'vecchio-' || n, (SELECT id FROM frontends)",
  );
  await publish();
  const kept = await api.platform.database.query(
    'SELECT url_key FROM microsite_addresses ORDER BY rowid',
  );
  expect(kept.map(({ url_key }) => url_key)).toEqual([
    'lago',
    ...Array.from({ length: 50 }, (_, at) => `vecchio-${at + 11}`),
  ]);
});
