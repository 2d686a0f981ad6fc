import { beforeEach, expect, test } from '@jest/globals';
import { DAY_MS } from '@wabu/shared/entities/measures/durations';
import { translationSettingsMessages } from '@wabu/shared/entities/translations/translation-settings';
import { aFrontend, aSection, aSupplier } from '@wabu/shared/testing/builders';
import { type ApiClient, answer } from '../client.ts';
import { storeFile } from '../files/store-file.ts';
import { aPicture } from '../files/testing/picture-builders.ts';
import { insertComment } from '../previews/preview-repository.ts';
import { replaceDeployToken } from '../registry/tokens/deploy-tokens.ts';
import { operatorAuthor } from '../store/author.ts';
import { forEachTest } from '../testing/for-tests.ts';
import { createTestApi, TEST_PASSWORD } from '../testing.ts';
import { runMaintenance } from './run-maintenance.ts';

/*
 * What a record, a user, a module or an installation has once or a few times: repeated, it adds no rows
 * (docs/growth.md).
 */

let now: number;
let d1: ApiClient['api']['d1'];

beforeEach(() => {
  now = Date.now();
});
const api = forEachTest(() => createTestApi({ now: () => now, log: () => {} }));
beforeEach(async () => {
  d1 = (await api.client('king')).api.d1;
});

const count = async (table: string) =>
  Number((await api.platform.database.query(`SELECT count(*) AS n FROM ${table}`))[0]?.n);

async function addFrontend() {
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  const altTexts = { 'a.png': { decorative: true as const, texts: {} } };
  const json = aFrontend(supplier.Nome, 1, { URL: 'lago', Copertina: 'a.png', altTexts });
  await answer(d1.addfrontend.$post({ json }));
  return json;
}

const storePicture = async (background: string) =>
  storeFile(
    api.platform,
    {
      folder: '[Frontends]/lago/images',
      name: 'a.png',
      type: 'image/png',
      bytes: await aPicture('png', { background }),
    },
    'king',
  );

test('saves and publications of a microsite replace its texts, and all but two snapshots with their pictures', async () => {
  const input = await addFrontend();
  const texts: number[] = [];
  for (let time = 0; time < 5; time += 1) {
    const title = { it: `Orari ${time}`, en: `Hours ${time}` };
    const json = { ...input, Sezioni: [aSection({ NomeSezione: title })] };
    await answer(d1.updatefrontend.$put({ json }));
    await storePicture(`#0${time}0`);
    await answer(d1.publishfrontend.$post({ json: { URL: 'lago' } }));
    texts.push(await count('section_texts'));
  }
  expect(texts[0]).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(1);
  expect(await count('microsites')).toBe(1);
  expect(await count('microsite_snapshots')).toBe(2);
  expect(await count('microsite_pictures')).toBe(2);
  const languages = await api.platform.database.query('SELECT languages FROM microsites');
  expect(await count('search_documents')).toBe(JSON.parse(String(languages[0]?.languages)).length);
});

test('a preview and its answers end ninety days after the link', async () => {
  await addFrontend();
  await answer(d1.createpreview.$post({ json: { URL: 'lago' } }));
  const [preview] = await api.platform.database.query('SELECT id, expires_at FROM previews');
  await api.platform.database.write([insertComment(String(preview?.id), 'Bello', now)]);
  const counts = async () => [await count('previews'), await count('preview_answers')];
  now = Number(preview?.expires_at) + 90 * DAY_MS;
  await runMaintenance(api.platform);
  expect(await counts()).toEqual([1, 1]);
  now += 1;
  await runMaintenance(api.platform);
  expect(await counts()).toEqual([0, 0]);
});

test('a user has one app, a module one token, and each job one last run', async () => {
  await answer(d1.confirm.$post({ json: { password: TEST_PASSWORD } }));
  const author = operatorAuthor(now, 'x');
  for (let time = 0; time < 3; time += 1) {
    await answer(d1.starttotp.$post());
    await replaceDeployToken(api.platform, { moduleId: 'boats', sections: null }, author);
    await runMaintenance(api.platform);
  }
  expect(await count('totp_factors')).toBe(1);
  expect(await count('deploy_tokens')).toBe(1);
  expect(await count('last_runs')).toBe(2);
});

test('the rules of translation are one row of at most three hundred terms', async () => {
  const save = (terms: number) =>
    answer(
      d1.updatetranslationsettings.$put({
        json: { terms: Array.from({ length: terms }, (_, at) => `Termine ${at}`), formality: {} },
      }),
    );
  for (const terms of [1, 300, 2]) await save(terms);
  expect(await count('translation_settings')).toBe(1);
  await expect(save(301)).rejects.toMatchObject({ status: 400 });
  await expect(save(301)).rejects.toThrow(translationSettingsMessages.tooMany);
});

test('writes add no revisions of lists', async () => {
  const before = await count('revisions');
  await addFrontend();
  await storePicture('#000');
  await answer(d1.publishfrontend.$post({ json: { URL: 'lago' } }));
  expect(await count('revisions')).toBe(before);
});

test.each([
  ['installation', "INSERT INTO installation (only_row, id) VALUES (2, 'x')"],
  ['registry_issue', 'INSERT INTO registry_issue (only_row, issued_at) VALUES (2, 1)'],
  [
    'transfer',
    `INSERT INTO transfer (only_row, id, role, state, began_at) VALUES (2, 'x', 'source', 'open', 1)`,
  ],
  ['required_factors', "INSERT INTO required_factors (role) VALUES ('guest')"],
])('%s takes no further row', async (_, sql) => {
  await expect(api.platform.database.write([{ sql }])).rejects.toThrow(/CHECK constraint failed/);
});
