import { expect, test } from '@jest/globals';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { indexFrontends, searchFrontends } from './search-frontends.ts';

const one = (URL: string, Fornitore: string, languages: FrontendSummary['languages'] = {}) => ({
  URL,
  Fornitore,
  version: 1,
  languages,
});
const index = indexFrontends([
  one('vela-10', 'Scuola Vela Salò'),
  one('vela-9', 'Rocca', { he: { missing: 2 } }),
  one('terme', 'Terme di Sirmione', { he: { outdated: 1 } }),
]);
const found = (text: string, missingIn: 'he' | null = null) =>
  searchFrontends(index, { text, missingIn }).map(({ URL }) => URL);

test('the list is sorted by address, numbers as numbers', () => {
  expect(found('')).toEqual(['terme', 'vela-9', 'vela-10']);
});

test.each([
  ['VELA', ['vela-9', 'vela-10']],
  ['salo', ['vela-10']],
  ['  sirmione ', ['terme']],
  ['zzz', []],
])('%j finds address or supplier', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a language filter leaves those that lack texts in it', () => {
  expect(found('', 'he')).toEqual(['vela-9']);
});
