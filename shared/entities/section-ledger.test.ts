import { describe, expect, test } from '@jest/globals';
import { defaultSections } from './default-sections.ts';
import type { Section } from './section.ts';
import { type Cell, cellState, isEmptyText, type LedgerRow, textHash } from './section-ledger.ts';

const section: Section = {
  id: 's1',
  visible: true,
  NomeSezione: { it: '<p>Orari</p>', de: '<p>Zeiten</p>' },
  Contenuto: {},
};
const german: Cell = { section: 's1', field: 'NomeSezione', language: 'de' };
const row: LedgerRow = {
  ...german,
  kind: 'machine',
  textHash: textHash('<p>Zeiten</p>'),
  sourceLanguage: 'it',
  sourceHash: textHash('<p>Orari</p>'),
  author: 'king',
  writtenAt: 0,
};

describe('the state of a text', () => {
  test('is missing where nothing can be read', () => {
    expect(cellState(section, { ...german, language: 'he' }, undefined)).toBe('missing');
    const blank = { ...section, NomeSezione: { de: '<p><br>&nbsp;</p>' } };
    expect(cellState(blank, german, row)).toBe('missing');
  });

  test('is machine or human as the ledger says', () => {
    expect(cellState(section, german, row)).toBe('machine');
    expect(cellState(section, german, { ...row, kind: 'human' })).toBe('human');
  });

  test('is outdated once the source has changed, whoever wrote it', () => {
    const changed = { ...section, NomeSezione: { ...section.NomeSezione, it: '<p>Aperture</p>' } };
    expect(cellState(changed, german, row)).toBe('outdated');
    expect(cellState(changed, german, { ...row, kind: 'human' })).toBe('outdated');
  });

  test('is human when the text is not the one that the ledger knows', () => {
    const typed = { ...section, NomeSezione: { ...section.NomeSezione, de: '<p>Öffnung</p>' } };
    expect(cellState(typed, german, row)).toBe('human');
    expect(cellState(section, german, undefined)).toBe('human');
  });

  test('is default for the texts of a new frontend, until their Italian is rewritten', () => {
    const [included] = defaultSections() as Section[];
    if (included === undefined) throw new Error('a new frontend has sections');
    const cell: Cell = { ...german, section: included.id };
    expect(cellState(included, cell, undefined)).toBe('default');
    const rewritten = {
      ...included,
      NomeSezione: { ...included.NomeSezione, it: '<p>Compreso</p>' },
    };
    expect(cellState(rewritten, cell, undefined)).toBe('outdated');
  });
});

test('equal texts have equal hashes, and one letter makes another', () => {
  expect(textHash('Sirmione')).toBe(textHash('Sirmione'));
  expect(textHash('Sirmione')).not.toBe(textHash('Sirmiona'));
  expect(textHash('')).toHaveLength(16);
  const many = new Set(Array.from({ length: 20_000 }, (_, index) => textHash(`<p>${index}</p>`)));
  expect(many.size).toBe(20_000);
});

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>\u200f&nbsp;<br></p>', true],
  ['<p><img src="/a.png" alt=""></p>', false],
  ['<p>0</p>', false],
])('%j shows nothing: %s', (html, empty) => {
  expect(isEmptyText(html)).toBe(empty);
});
