import { expect, test } from '@jest/globals';
import { defaultSections } from './default-sections.ts';
import { languageGaps } from './frontend-summary.ts';
import type { Section } from './section.ts';
import { textHash, textRefKey } from './translation-provenance.ts';

const section: Section = {
  id: 's1',
  visible: true,
  NomeSezione: {},
  Contenuto: { it: '<p>Ciao</p>', de: '<p>Hallo</p>' },
};

test('a text that some languages have is missing in the others', () => {
  const gaps = languageGaps([section], new Map());
  expect(Object.keys(gaps).sort()).toEqual(['ar', 'en', 'es', 'fr', 'he', 'ru', 'zh']);
  expect(gaps.he).toEqual({ missing: 1 });
});

test('the gaps of all sections are added', () => {
  const other = { ...section, id: 's2', Contenuto: { it: '<p>Ciao</p>', he: '', ar: '<p>a</p>' } };
  const { de, ar, he } = languageGaps([section, other], new Map());
  expect([de, ar, he]).toEqual([{ missing: 1 }, { missing: 1 }, { missing: 2 }]);
});

test('machine and outdated texts are counted', () => {
  const ref = { section: 's1', field: 'Contenuto', language: 'de' } as const;
  const row = (source: string) => ({
    ...ref,
    kind: 'machine' as const,
    textHash: textHash('<p>Hallo</p>'),
    sourceLanguage: 'it' as const,
    sourceHash: textHash(source),
  });
  expect(languageGaps([section], new Map([[textRefKey(ref), row('<p>Ciao</p>')]])).de).toEqual({
    machine: 1,
  });
  expect(languageGaps([section], new Map([[textRefKey(ref), row('<p>Salve</p>')]])).de).toEqual({
    outdated: 1,
  });
});

test('a new frontend has no gaps', () => {
  expect(languageGaps(defaultSections() as Section[], new Map())).toEqual({});
});
