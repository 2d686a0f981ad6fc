import { expect, test } from '@jest/globals';
import type { FrontendSummary } from '../frontend-summary.ts';
import { frontendSortValue } from './frontend-order.ts';

const summary: FrontendSummary = {
  URL: 'terme',
  Fornitore: 'Terme Srl',
  version: 3,
  Citta: 'Sirmione',
  sections: 12,
  savedAt: 1_700_000_000_000,
  languages: { de: { missing: 1 }, fr: { outdated: 2 }, en: { machine: 3 } },
};
const sortValue = (field: Parameters<typeof frontendSortValue>[1], changes = {}) =>
  frontendSortValue({ ...summary, ...changes }, field);

test('texts and numbers of a frontend are sorted as they are', () => {
  expect(sortValue('URL')).toBe('terme');
  expect(sortValue('Citta')).toBe('Sirmione');
  expect(sortValue('sections')).toBe('12');
});

test('languages are sorted by the number of those that lack nothing', () => {
  expect(sortValue('languages')).toBe('8');
});

test('frontends are sorted by publication: published, changed since, withdrawn, never', () => {
  const values = ['published', 'changed', 'withdrawn'].map((state) =>
    sortValue('publication', { publication: { state } }),
  );
  expect([...values, sortValue('publication')]).toEqual(['0', '1', '2', '3']);
});
