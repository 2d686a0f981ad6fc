import { describe, expect, test } from '@jest/globals';
import { defaultSections } from './default-sections.ts';
import type { Section } from './section.ts';
import {
  isEmptyText,
  type ProvenanceRow,
  type TextRef,
  textHash,
  textRefKey,
  textState,
} from './translation-provenance.ts';

const section: Section = {
  id: 's1',
  visible: true,
  NomeSezione: { it: '<p>Orari</p>', de: '<p>Zeiten</p>' },
  Contenuto: {},
};
const german: TextRef = { section: 's1', field: 'NomeSezione', language: 'de' };
const row: ProvenanceRow = {
  ...german,
  kind: 'machine',
  textHash: textHash('<p>Zeiten</p>'),
  sourceLanguage: 'it',
  sourceHash: textHash('<p>Orari</p>'),
  author: 'king',
  writtenAt: 0,
};

describe('the state of a text', () => {
  test('is missing for an empty text', () => {
    expect(textState(section, { ...german, language: 'he' }, undefined)).toBe('missing');
    const blank = { ...section, NomeSezione: { de: '<p><br>&nbsp;</p>' } };
    expect(textState(blank, german, row)).toBe('missing');
  });

  test('is machine or human by the stored row', () => {
    expect(textState(section, german, row)).toBe('machine');
    expect(textState(section, german, { ...row, kind: 'human' })).toBe('human');
  });

  test('is outdated when the source has changed, for machine and human texts', () => {
    const changed = { ...section, NomeSezione: { ...section.NomeSezione, it: '<p>Aperture</p>' } };
    expect(textState(changed, german, row)).toBe('outdated');
    expect(textState(changed, german, { ...row, kind: 'human' })).toBe('outdated');
  });

  test('is human when the stored row belongs to another text', () => {
    const typed = { ...section, NomeSezione: { ...section.NomeSezione, de: '<p>Öffnung</p>' } };
    expect(textState(typed, german, row)).toBe('human');
    expect(textState(section, german, undefined)).toBe('human');
  });

  test('is default for the texts of a new frontend until the Italian text changes', () => {
    const [included] = defaultSections() as Section[];
    if (included === undefined) throw new Error('a new frontend has sections');
    const ref: TextRef = { ...german, section: included.id };
    expect(textState(included, ref, undefined)).toBe('default');
    const rewritten = {
      ...included,
      NomeSezione: { ...included.NomeSezione, it: '<p>Compreso</p>' },
    };
    expect(textState(rewritten, ref, undefined)).toBe('outdated');
    const { it: _, ...others } = included.NomeSezione;
    for (const NomeSezione of [others, { ...others, it: '<p></p>' }])
      expect(textState({ ...included, NomeSezione }, ref, undefined)).toBe('default');
  });
});

test('the key of a text names its section, field and language', () => {
  expect(textRefKey(german)).toBe('s1/NomeSezione/de');
});

test('the hash of a text stays the same, because it is stored', () => {
  expect(['', 'Sirmione', 'Lago 45'].map(textHash)).toEqual([
    '488bdcb81aee8d83',
    '1070f7d18bf26f8a',
    '00d7cebb01c9b20d',
  ]);
});

test.each([
  ['', true],
  ['<p></p>', true],
  ['<p>\u200f&nbsp;<br></p>', true],
  ['<p><img src="/a.png" alt=""></p>', false],
  ['<p>0</p>', false],
])('%j is empty: %s', (html, empty) => {
  expect(isEmptyText(html)).toBe(empty);
});
