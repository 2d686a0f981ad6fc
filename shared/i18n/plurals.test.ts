import { expect, test } from '@jest/globals';
import { addWords, i18n, startI18n } from './i18n.ts';
import type { LanguageCode } from './languages.ts';

const italian = { list: { total_one: '{{count}} fornitore', total_other: '{{count}} fornitori' } };

test.each<[LanguageCode, number, string]>([
  ['it', 0, '0 fornitori'],
  ['it', 1, '1 fornitore'],
  ['it', 2, '2 fornitori'],
  ['it', 1_000_000, '1000000 fornitori'],
  ['ar', 2, '2 fornitori'],
  ['he', 2, '2 fornitori'],
  ['ru', 5, '5 fornitori'],
])('Italian words for a visitor in %s count %d as %s', (language, count, text) => {
  startI18n(language);
  addWords('counted', language, italian);
  expect(i18n.getFixedT(null, 'counted')('list.total', { count })).toBe(text);
});
