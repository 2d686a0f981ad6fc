import { expect, test } from '@jest/globals';
import { foldText } from './fold-text.ts';

test.each([
  ['case and accents', 'SALÒ Perche\u0301', 'salo perche'],
  ['apostrophes', "' ‘ ’ ʼ ´ ` ′ ＇ ׳", "' ' ' ' ' ' ' ' '"],
  ['invisible characters', 'Mo\u200blo\u00ad \ufeffBlu', 'molo blu'],
  ['widths, ligatures and no-break blanks', 'Ｍｏｌｏ ﬁume\u00a0m²', 'molo fiume m2'],
  ['letters that people use for one another', 'Groß Ø أى', 'gross o اي'],
  ['signs', 'B&B «Da Èva», 5 €', 'b&b «da eva», 5 €'],
])('%s fold', (_, text, folded) => {
  expect(foldText(text)).toBe(folded);
  expect([...text].map(foldText).join('')).toBe(folded);
});
