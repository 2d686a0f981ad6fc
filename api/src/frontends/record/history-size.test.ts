import { expect, test } from '@jest/globals';
import type { SectionInput } from '@wabu/shared/entities/section';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { aFrontend, aSupplier } from '@wabu/shared/testing/builders';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { answer, ifMatch } from '../../client.ts';
import { createTestApi } from '../../testing.ts';

const api = forEachTest(createTestApi);

/** Saves a frontend with these sections, then with the others; the bytes that the second save leaves. */
async function bytesOfSave(
  before: SectionInput[],
  after: SectionInput[],
): Promise<{ bytes: number; batches: number }> {
  const { d1 } = (await api.client('admin')).api;
  const supplier = aSupplier(1);
  await answer(d1.addsupplier.$post({ json: supplier }));
  const frontend = aFrontend(supplier.Nome, 1, { Sezioni: before });
  await answer(d1.addfrontend.$post({ json: frontend }));
  const last = await newest();
  const kept = await copies();
  await answer(d1.updatefrontend.$put({ json: { ...frontend, Sezioni: after } }, ifMatch(1)));
  const rows = await api.platform.database.query('SELECT * FROM changes WHERE id > ?', [last]);
  expect(await copies()).toEqual(kept);
  const bytes = new TextEncoder().encode(
    JSON.stringify(rows.map((row) => Object.values(row))),
  ).length;
  return { bytes, batches: new Set(rows.map(({ batch }) => batch)).size };
}

const newest = async () =>
  Number((await api.platform.database.query('SELECT max(id) AS id FROM changes'))[0]?.id);

/** The other tables that keep copies of records. */
const copies = () =>
  api.platform.database.query(
    'SELECT (SELECT count(*) FROM trash), (SELECT count(*) FROM replies), (SELECT count(*) FROM microsite_snapshots)',
  );

const sectionsWith = (texts: SectionInput['NomeSezione'], count: number): SectionInput[] =>
  Array.from({ length: count }, (_, at) => ({
    id: `s${at}`,
    visible: true,
    NomeSezione: texts,
    Contenuto: texts,
  }));

test('one letter in a microsite of 1.1 MB leaves less than 4 kB of history', async () => {
  const long = `<p>${'Una giornata al lago, con 👩‍🌾 e مرحبا. '.repeat(24_000)}</p>`;
  const section = { id: 's', visible: true, NomeSezione: { it: 'Lago' }, Contenuto: { it: long } };
  const changed = { ...section, Contenuto: { it: long.replace('giornata', 'giornatA') } };
  expect(JSON.stringify(section).length).toBeGreaterThan(900_000);
  expect((await bytesOfSave([section], [changed])).bytes).toBeLessThan(4_000);
});

test('a bulk translation leaves one entry, without its new texts', async () => {
  const it = `<p>${'Una giornata al lago. '.repeat(30)}</p>`;
  const translated = Object.fromEntries(languageCodes.map((code) => [code, `${it}${code}`]));
  const { bytes, batches } = await bytesOfSave(
    sectionsWith({ it }, 20),
    sectionsWith({ ...translated, it }, 20),
  );
  expect(batches).toBe(1);
  // 20 sections × 8 languages × name and content.
  const newTexts = 20 * 8 * 2 * it.length;
  expect(bytes).toBeLessThan(newTexts / 5);
});
