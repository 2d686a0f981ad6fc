import { expect, test } from '@jest/globals';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { matchExpression, queryWords } from './search-query.ts';

const expression = (input: string, language: LanguageCode = 'it') =>
  matchExpression(queryWords(input, language), language);

test.each<[string, string, LanguageCode, string]>([
  ['words begin words', 'Pizza Garda', 'it', '("itpizza"*) AND ("itgarda"*)'],
  ['a Chinese word is a phrase', '加尔达湖', 'zh', '("zh加 zh尔 zh达 zh湖")'],
  ['one ideograph is enough', '湖', 'zh', '("zh湖")'],
  ['blanks separate phrases', '湖畔 酒店', 'zh', '("zh湖 zh畔") AND ("zh酒 zh店")'],
  ['mixed scripts', 'WiFi酒店', 'zh', '("zhwifi"*) AND ("zh酒 zh店")'],
  ['French elision', 'l’hôtel', 'fr', '("frhotel"*)'],
  ['Italian elision', "dell'acqua d’oro", 'it', '("itacqua"*) AND ("itoro"*)'],
  ['any apostrophe', 'dell´acqua dʼoro', 'it', '("itacqua"*) AND ("itoro"*)'],
  ['a joined word', 'wi-fi', 'it', '("itwifi"* OR "itwi itfi"*)'],
  ['joined single letters', 'b&b garda', 'it', '("itbb"* OR "itb itb"*) AND ("itgarda"*)'],
  ['a traditional character', '湖畔飯店', 'zh', '("zh湖 zh畔 zh饭 zh店")'],
  ['umlauts typed with e', 'Muenchen', 'de', '("demuenchen"* OR "demunchen"*)'],
  ['a word twice', 'lago Lago LAGO', 'it', '("itlago"*)'],
  ['single letters do not count', 'lago d', 'it', '("itlago"*)'],
])('%s', (_, input, language, expected) => {
  expect(expression(input, language)).toBe(expected);
});

test('Arabic words match with and without article and prefixes', () => {
  for (const input of ['البحيرة', 'بحيرة', 'بُحَيْرَة'])
    expect(expression(input, 'ar')).toEqual(expect.stringContaining('"arبحيره"* OR'));
  expect(expression('بحيرة', 'ar')).toContain('"arالبحيره"*');
  expect(expression('بحيرة', 'ar')).toContain('"arللبحيره"*');
});

test('Hebrew words match with and without article and prefixes', () => {
  expect(expression('אגם', 'he')).toContain('"heהאגמ"*');
  expect(expression('אגם', 'he')).toContain('"heבאגמ"*');
  expect(expression('האגם', 'he')).toContain('"heאגמ"*');
});

test.each(['', ' ', 'a', '"', '*', '()', 'a b c', '\u0000', '🛶', '—'])(
  '%j is nothing to search',
  (input) => {
    expect(queryWords(input, 'it')).toEqual([]);
  },
);

test('no input is syntax', () => {
  const hostile = 'NEAR(lago OR "barca" * name_terms : riva) NOT ^vela -- {x} + y\u0000z\uD800';
  expect(expression(hostile)).toBe(
    '("itnear"*) AND ("itlago"*) AND ("itor"*) AND ("itbarca"*) AND ("itname"*) AND ("itterms"*) AND ("itriva"*) AND ("itnot"*)',
  );
});

test('a long input is cut', () => {
  expect(queryWords('lago '.repeat(10_000), 'it')).toHaveLength(1);
  expect(queryWords('x'.repeat(10_000), 'it')[0]?.variants[0]).toHaveLength(40);
  const many = Array.from({ length: 100 }, (_, index) => `w${index}`).join(' ');
  expect(queryWords(many, 'it')).toHaveLength(8);
});
