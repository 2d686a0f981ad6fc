import { expect, test } from '@jest/globals';
import { defaultSections } from './default-sections.ts';
import { languageGaps, readyLanguages } from './frontend-summary.ts';
import { completeLanguages, missingForPublication } from './microsite.ts';
import type { Section } from './section.ts';
import { textHash } from './translation-provenance.ts';

const section: Section = {
  id: 's1',
  visible: true,
  NomeSezione: { it: '<p>Lago</p>', de: '<p>See</p>' },
  Contenuto: { it: '<p>Ciao</p>', de: '<p>Hallo</p>' },
};
const frontend = (...Sezioni: Section[]) => ({ Logo: '', Copertina: '', Slideshow: [], Sezioni });

test.each([
  ['without sections', frontend(), 0],
  ['with default texts only', frontend(...(defaultSections() as Section[])), 0],
  ['with a hidden section', frontend({ ...section, visible: false }), 0],
  ['with texts in two languages', frontend(section, { ...section, visible: false }), 2],
  ['with a picture without alt text', { ...frontend(section), Logo: 'a.png' }, 0],
])('a frontend %s is ready in the languages that can be public', (_, shown, ready) => {
  const languages = readyLanguages({ languages: languageGaps(shown, []) });
  expect(languages).toEqual(completeLanguages(missingForPublication(shown)));
  expect(languages).toHaveLength(ready);
});

test('the gaps of all sections and pictures are added', () => {
  const other = { ...section, id: 's2', Contenuto: { it: '<p>Ciao</p>' } };
  const { it, de, ar } = languageGaps({ ...frontend(section, other), Logo: 'a.png' }, []);
  expect([it, de, ar]).toEqual([{ missing: 1 }, { missing: 2 }, { missing: 5 }]);
});

test('machine and outdated texts are counted, and are ready', () => {
  const row = (source: string) => ({
    section: 's1',
    field: 'Contenuto' as const,
    language: 'de' as const,
    kind: 'machine' as const,
    textHash: textHash('<p>Hallo</p>'),
    sourceLanguage: 'it' as const,
    sourceHash: textHash(source),
  });
  expect(languageGaps(frontend(section), [row('<p>Ciao</p>')]).de).toEqual({ machine: 1 });
  const languages = languageGaps(frontend(section), [row('<p>Salve</p>')]);
  expect(languages.de).toEqual({ outdated: 1 });
  expect(readyLanguages({ languages })).toEqual(['it', 'de']);
});
