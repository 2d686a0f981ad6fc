import { expect, test } from '@jest/globals';
import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import type { FrontendFilter } from '@wabu/shared/entities/lists/frontend-search';
import { createRecordIndex } from '@wabu/shared/entities/lists/record-index';
import type { Publication } from '@wabu/shared/entities/microsite';
import { indexedFrontends } from './search-frontends.ts';

const frontendIndex = createRecordIndex(indexedFrontends);

const one = (URL: string, Fornitore: string, languages: FrontendSummary['languages'] = {}) => ({
  URL,
  Fornitore,
  version: 1,
  Citta: '',
  sections: 0,
  savedAt: 0,
  languages,
});
const publishedAs = (state: Publication['state']) => ({
  publication: { state, languages: [], publishedAt: '', publishedBy: 'king' },
});
const rows = frontendIndex.index([
  { ...one('vela-10', 'Scuola Vela Salò'), ...publishedAs('changed') },
  { ...one('vela-9', 'Rocca', { he: { missing: 2 } }), ...publishedAs('withdrawn') },
  { ...one('museo', 'Museo della Carta'), ...publishedAs('published') },
  one('terme', 'Terme di Sirmione', { he: { outdated: 1 } }),
]);
const found = (text: string, only: FrontendFilter | null = null) =>
  frontendIndex.search(rows, { text, only }).map(({ URL }) => URL);

test('the list is sorted by address, numbers as numbers', () => {
  expect(found('')).toEqual(['museo', 'terme', 'vela-9', 'vela-10']);
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

test.each([
  ['published', ['museo', 'vela-10']],
  ['changed', ['vela-10']],
  ['unpublished', ['terme', 'vela-9']],
  ['missing', ['vela-9']],
  ['outdated', ['terme']],
] as const)('the filter %s leaves those in that state', (only, expected) => {
  expect(found('', only)).toEqual(expected);
});
