import { beforeAll, expect, test } from '@jest/globals';
import type { Microsite } from '@wabu/shared/entities/microsite';
import type { SearchSegment } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { forAllTests } from '@wabu/shared/testing/for-tests';
import { createMemoryPlatform } from '../../platform/node/testing/memory-platform.ts';
import { micrositeIn } from '../microsites/testing/a-microsite.ts';
import { searchMicrosites } from './search-microsites.ts';
import { publishMicrosites } from './testing/publish-microsites.ts';

const microsites: Microsite[] = [
  micrositeIn('torre', 'Torre del Lago', 'Riva del Garda', {
    it: ['Orari', 'La pizzeria apre alle dodici. Wi-Fi e B&B.'],
    de: ['Öffnungszeiten', 'Die Fußgängerbrücke nach München.'],
    zh: ['营业时间', '加尔达湖畔的酒店。'],
    he: ['שעות', 'מלון על שפת האגם. צ׳ק אין.'],
    ar: ['المواعيد', 'فندق على ضفاف البُحَيْرَة منذ ١٩٩٠.'],
  }),
  micrositeIn('pizzeria', 'Pizzeria Bella Vista', 'Sirmione', {
    it: ['Cucina', 'Forno a legna e vista sul lago.'],
    en: ['Kitchen', 'Wood oven with a view, wifi and B & B.'],
  }),
  micrositeIn('museo', 'Museo della Carta', 'Toscolano', {
    it: ['Pizzeria del museo', 'Carta fatta a mano.'],
  }),
  micrositeIn('campo', 'Campeggio Le Palme', 'Lazise', {
    it: ['Servizi', `${'Piazzole e docce. '.repeat(40)}Pizzeria e bar.`],
  }),
];

const platform = forAllTests(createMemoryPlatform);
beforeAll(async () => {
  await publishMicrosites(platform.database, microsites);
});

const search = (q: string, language: LanguageCode = 'it') =>
  searchMicrosites(platform.database, { q, language });
const found = async (q: string, language?: LanguageCode) =>
  (await search(q, language)).results.map(({ URL }) => URL);
const written = (segments: SearchSegment[] = []) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test('the name comes before a heading, a heading before the text', async () => {
  expect(await found('pizzeria')).toEqual(['pizzeria', 'museo', 'torre', 'campo']);
});

test('towns are found, also together with the name', async () => {
  expect(await found('sirmione')).toEqual(['pizzeria']);
  expect(await found('bella sirm')).toEqual(['pizzeria']);
});

test('all words must match, each as the beginning of a word', async () => {
  expect((await found('pizz lago')).sort()).toEqual(['pizzeria', 'torre']);
  expect(await found('pizz lago zzz')).toEqual([]);
});

test.each<[LanguageCode, string, string]>([
  ['it', 'b&b', '[B&B]'],
  ['en', 'wi-fi', '[wifi]'],
  ['zh', '加爾達', '[加尔达]'],
  ['de', 'Muenchen', '[München]'],
  ['he', 'אגם', '[האגם]'],
  ['ar', '1990', '[١٩٩٠]'],
])('in %s, %s is found and marked', async (language, query, marked) => {
  const { total, results } = await search(query, language);
  expect(total).toBe(1);
  expect(written(results[0]?.excerpt)).toContain(marked);
});

test('a typing error of one letter is corrected when nothing is found', async () => {
  expect(await search('pizeria')).toMatchObject({ total: 4, corrected: 'Pizzeria' });
  expect(await search('campegio palme')).toMatchObject({
    total: 1,
    corrected: 'Campeggio palme',
  });
  expect(await search('fussgangerbrucce', 'de')).toMatchObject({ corrected: 'Fußgängerbrücke' });
  expect(await search('pizzxxia')).toEqual({ total: 0, results: [] });
  expect(await search('museo campeggio')).toEqual({ total: 0, results: [] });
});

test('nothing to search for is no result', async () => {
  for (const query of ['', ' ', 'p', '"*"', '\u0000'])
    expect(await search(query)).toEqual({ total: null, results: [] });
});

test('what is withdrawn is gone, with its words', async () => {
  await platform.database.write([
    { sql: "UPDATE microsites SET state = 'withdrawn' WHERE url_key = 'museo'" },
  ]);
  expect(await found('pizzeria')).toEqual(['pizzeria', 'torre', 'campo']);
  const words = await platform.database.query(
    "SELECT term FROM search_vocabulary WHERE term IN ('itmuseo', 'ittoscolano', 'itcarta')",
  );
  expect(words).toEqual([]);
  expect(
    await platform.database.query('SELECT * FROM search_documents WHERE frontend_id LIKE ?', [
      '%museo%',
    ]),
  ).toEqual([]);
});
