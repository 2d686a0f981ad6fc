import { expect, test } from '@jest/globals';
import { wordDifferences } from './word-differences.ts';

const shown = (before: string, after: string, language = 'it') =>
  wordDifferences(before, after, language)
    .map(({ kind, text }) => ({ same: text, added: `+${text}+`, removed: `-${text}-` })[kind])
    .join('');

test('shows the words that changed, and only those', () => {
  expect(shown('Aperto dalle 9 alle 18', 'Aperto dalle 10 alle 18')).toBe(
    'Aperto dalle -9-+10+ alle 18',
  );
  expect(shown('uno due tre', 'uno tre')).toBe('uno -due -tre');
  expect(shown('', 'tutto nuovo')).toBe('+tutto nuovo+');
  expect(shown('uguale', 'uguale')).toBe('uguale');
});

test('segments languages without spaces', () => {
  expect(shown('门票包括早餐', '门票包括午餐', 'zh')).toBe('门票包括-早餐-+午餐+');
});

test('texts with little in common are two lines, not a salad of their words', () => {
  const before = 'La barca parte alle nove e torna la sera';
  const after = 'Il museo è chiuso la domenica e il lunedì';
  expect(shown(before, after)).toBe(`-${before}-\n+${after}+`);
  expect(shown('La barca parte alle nove', 'La barca parte alle dieci dal porto')).toBe(
    'La barca parte alle -nove-+dieci dal porto+',
  );
});

test('two long texts without a common word are one removal and one addition', () => {
  const long = (word: string) =>
    Array.from({ length: 3_000 }, (_, index) => word + index).join(' ');
  expect(shown(long('a'), long('b'))).toBe(`-${long('a')}-\n+${long('b')}+`);
});
