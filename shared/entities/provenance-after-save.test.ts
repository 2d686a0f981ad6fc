import { expect, test } from '@jest/globals';
import { defaultSections } from './default-sections.ts';
import { provenanceAfterSave } from './provenance-after-save.ts';
import type { Section } from './section.ts';
import {
  type ProvenanceRow,
  type TextOrigin,
  textHash,
  textState,
} from './translation-provenance.ts';

const section = (it: string, de?: string): Section => ({
  id: 's1',
  visible: true,
  NomeSezione: {},
  Contenuto: { it, ...(de === undefined ? {} : { de }) },
});
const german = { section: 's1', field: 'Contenuto', language: 'de' } as const;

function save(
  before: Section[],
  after: Section[],
  rows: ProvenanceRow[],
  origins: TextOrigin[] = [],
) {
  return provenanceAfterSave({ before, after, rows, origins, author: 'anna', now: 7 });
}
const rowOf = (rows: ProvenanceRow[], language: string) =>
  rows.find((row) => row.language === language);

test('a typed translation is human, with the Italian text as its source', () => {
  const rows = save([], [section('<p>Ciao</p>', '<p>Hallo</p>')], []);
  expect(rowOf(rows, 'it')).toMatchObject({ kind: 'human', sourceLanguage: null, author: 'anna' });
  expect(rowOf(rows, 'de')).toMatchObject({
    kind: 'human',
    sourceLanguage: 'it',
    sourceHash: textHash('<p>Ciao</p>'),
  });
});

test('a changed Italian text makes the German one outdated, until that is typed again', () => {
  const before = [section('<p>Ciao</p>', '<p>Hallo</p>')];
  const after = [section('<p>Salve</p>', '<p>Hallo</p>')];
  const rows = save(before, after, save([], before, []));
  expect(textState(after[0] as Section, german, rowOf(rows, 'de'))).toBe('outdated');
  const retyped = [section('<p>Salve</p>', '<p>Guten Tag</p>')];
  const later = save(after, retyped, rows);
  expect(textState(retyped[0] as Section, german, rowOf(later, 'de'))).toBe('human');
});

test('a machine text keeps the origin that the client sends', () => {
  const origin: TextOrigin = {
    ...german,
    kind: 'machine',
    sourceLanguage: 'en',
    sourceHash: textHash('<p>Hello</p>'),
  };
  const rows = save([], [section('<p>Ciao</p>', '<p>Hallo</p>')], [], [origin]);
  expect(rowOf(rows, 'de')).toMatchObject(origin);
});

test('an untouched text gets the origin that the client sends, and a row where it has none', () => {
  const texts = [section('<p>Ciao</p>', '<p>Hallo</p>')];
  const typed = save([], texts, []);
  expect(save(texts, texts, [])).toEqual(typed);
  const origin: TextOrigin = { ...german, kind: 'machine', sourceLanguage: 'it', sourceHash: null };
  expect(rowOf(save(texts, texts, typed, [origin]), 'de')).toMatchObject(origin);
});

test('the rows of an emptied text and of a removed section are deleted', () => {
  const before = [section('<p>Ciao</p>', '<p>Hallo</p>')];
  const rows = save([], before, []);
  expect(save(before, [section('<p>Ciao</p>', '<p></p>')], rows)).toHaveLength(1);
  expect(save(before, [], rows)).toEqual([]);
});

test('the texts of a new frontend are default texts', () => {
  const rows = save([], defaultSections() as Section[], []);
  expect(rows).toHaveLength(36);
  expect(new Set(rows.map((row) => row.kind))).toEqual(new Set(['default']));
});

test('an unchanged text keeps its row, and a retyped one gets another author and time', () => {
  const before = [section('<p>Ciao</p>', '<p>Hallo</p>')];
  const rows = save([], before, []).map((row) => ({ ...row, author: 'bruno', writtenAt: 1 }));
  const later = save(before, [section('<p>Ciao</p>', '<p>Guten Tag</p>')], rows);
  expect(rowOf(later, 'it')).toMatchObject({ author: 'bruno', writtenAt: 1 });
  expect(rowOf(later, 'de')).toMatchObject({ author: 'anna', writtenAt: 7 });
});

test('a text without a row gets one at the next save', () => {
  const same = [section('<p>Ciao</p>')];
  expect(save(same, same, [])).toHaveLength(1);
});
