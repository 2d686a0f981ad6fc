import { expect, test } from '@jest/globals';
import { type LanguageCode, languageCodes } from '../../i18n/languages.ts';
import { typographyFlaws } from '../../testing/words.ts';
import { searchWords } from './words.ts';

test.each<[LanguageCode, number, string]>([
  ['it', 1, '1 risultato per'],
  ['it', 1234, '1234 risultati per'],
  ['en', 12_345, '12,345 results for'],
  ['ru', 3, '3 результата по'],
  ['ru', 5, '5 результатов по'],
  ['ru', 21, '21 результат по'],
  ['he', 2, 'שתי תוצאות'],
  ['ar', 1, 'نتيجة واحدة'],
  ['ar', 2, 'نتيجتان'],
  ['ar', 3, '3 نتائج'],
  ['ar', 11, '11 نتيجة'],
])('in %s, %d results are counted as %s', (language, count, text) => {
  expect(searchWords[language].count(count, 'lago')).toContain(text);
});

test('every text has the typography of its language', () => {
  const flaws = languageCodes.flatMap((code) => {
    const { count, nothing, corrected, page, ...fixed } = searchWords[code];
    const filled = [count(3, 'lago'), nothing('lago'), corrected('lago', 'laghi'), page(2, 3)];
    return [...Object.values(fixed), ...filled].flatMap((text) =>
      typographyFlaws(text).map((flaw) => `${code} ${text}: ${flaw}`),
    );
  });
  expect(flaws).toEqual([]);
});
