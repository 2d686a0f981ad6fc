import { expect, test } from '@jest/globals';
import type { SearchSegment } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { excerptOf, highlight } from './excerpt.ts';
import { queryWords } from './search-query.ts';

/** Matches stand in brackets. */
const written = (segments: SearchSegment[]) =>
  segments.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

test.each<[LanguageCode, string, string, string]>([
  ['it', 'caffe', 'Caffè e caffetteria sul lago', '[Caffè] e [caffetteria] sul lago'],
  ['de', 'fussg', 'Die Fußgängerbrücke', 'Die [Fußgängerbrücke]'],
  ['de', 'muenchen', 'Von München her', 'Von [München] her'],
  ['fr', "l'hotel coeur", 'L’hôtel au cœur', 'L’[hôtel] au [cœur]'],
  ['es', 'montana', 'La montaña', 'La [montaña]'],
  ['ru', 'ещё', 'Еще раз и ещё', '[Еще] раз и [ещё]'],
  ['zh', '湖畔', '加尔达湖畔的酒店，湖景', '加尔达[湖畔]的酒店，湖景'],
  ['he', 'שלום', 'שָׁלוֹם לכם', '[שָׁלוֹם] לכם'],
  ['ar', 'بحيرة', 'على ضفاف البُحَيْرَة', 'على ضفاف [البُحَيْرَة]'],
])('in %s, %s is marked in the original text', (language, query, text, expected) => {
  expect(written(highlight(text, queryWords(query, language)))).toBe(expected);
});

test('the excerpt shows the part with most words of the query', () => {
  const filler = 'Il biglietto comprende il traghetto e la guida. '.repeat(20);
  const text = `Il lago. ${filler}La barca a vela sul lago parte da Riva. ${filler}`;
  const excerpt = written(excerptOf(text, queryWords('barca lago riva', 'it')));
  expect(excerpt).toMatch(/^….*La \[barca\] a vela sul \[lago\] parte da \[Riva\]\..*…$/);
  expect(excerpt.length).toBeLessThan(220);
});

test('without a match it is the beginning, cut between words', () => {
  const text = `Orari\nAperto ${'ogni giorno '.repeat(30)}`;
  const excerpt = written(excerptOf(text, queryWords('sirmione', 'it')));
  expect(excerpt).toMatch(/^Orari · Aperto (ogni giorno )+ogni( giorno)?…$/);
});

test('a text without blanks is cut between characters', () => {
  const excerpt = written(excerptOf('🛶'.repeat(500), queryWords('lago', 'it')));
  expect(excerpt).not.toMatch(/\p{Surrogate}/u);
  const chinese = written(excerptOf(`${'好'.repeat(500)}湖`, queryWords('湖', 'zh')));
  expect(chinese).toMatch(/^…好+\[湖\]$/);
});

test('a hostile text stays text', () => {
  const text = '<script>alert(1)</script> & <b>lago</b>';
  expect(written(highlight(text, queryWords('lago', 'it')))).toBe(
    '<script>alert(1)</script> & <b>[lago]</b>',
  );
});
