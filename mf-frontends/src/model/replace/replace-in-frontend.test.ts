import { describe, expect, test } from '@jest/globals';
import { defaultSections } from '@wabu/shared/entities/default-sections';
import type { FrontendWithProvenance, Section } from '@wabu/shared/entities/frontend';
import { provenanceAfterSave } from '@wabu/shared/entities/provenance-after-save';
import type { TextMatch } from '@wabu/shared/entities/replace/find-texts';
import {
  type TextOrigin,
  type TextState,
  textHash,
  textRefKey,
  textState,
} from '@wabu/shared/entities/translation-provenance';
import type { LanguageCode } from '@wabu/shared/i18n';
import { replaceInFrontend } from './replace-in-frontend.ts';

const match = (from: number, to: number, replacement: string): TextMatch => ({
  part: 0,
  from,
  to,
  kind: 'text',
  before: '',
  match: '',
  after: '',
  replacement,
});

const IT = '<p>Apre alle 9</p>';
const text = (language: LanguageCode, ...matches: TextMatch[]) => ({
  place: { in: 'section', section: 's', field: 'Contenuto', language } as const,
  matches,
});
const machine = (language: LanguageCode, source: string): TextOrigin => ({
  section: 's',
  field: 'Contenuto',
  language,
  kind: 'machine',
  sourceLanguage: 'it',
  sourceHash: textHash(source),
});

/** The states of a section's contents before and after a replacement and its save. */
function statesAfter(
  Contenuto: Section['Contenuto'],
  origins: TextOrigin[],
  texts: Parameters<typeof replaceInFrontend>[1],
) {
  const section: Section = { id: 's', visible: true, NomeSezione: {}, Contenuto };
  const save = { author: 'king', now: 1 };
  const rows = provenanceAfterSave({ ...save, before: [], after: [section], rows: [], origins });
  const frontend = { Sezioni: [section], ledger: rows } as unknown as FrontendWithProvenance;
  const { draft, origins: sent } = replaceInFrontend(frontend, texts);
  const after = draft.Sezioni;
  const saved = provenanceAfterSave({ ...save, before: [section], after, rows, origins: sent });
  const ledger = new Map(saved.map((row) => [textRefKey(row), row]));
  const states: Partial<Record<LanguageCode, TextState>> = {};
  for (const language of Object.keys(Contenuto) as LanguageCode[]) {
    const ref = { section: 's', field: 'Contenuto', language } as const;
    states[language] = textState(after[0] as Section, ref, ledger.get(textRefKey(ref)));
  }
  const kinds = Object.fromEntries(saved.map(({ language, kind }) => [language, kind]));
  return { states, kinds, texts: after[0]?.Contenuto };
}

describe('after a replacement', () => {
  const Contenuto = { it: IT, en: '<p>Opens at 9</p>', de: '<p>Öffnet um 9</p>' };

  test('texts stay human and machine, and up to date where the same was replaced', () => {
    const { states, texts } = statesAfter(
      Contenuto,
      [machine('de', IT)],
      [
        text('it', match(10, 11, '10')),
        text('en', match(9, 10, '10')),
        text('de', match(10, 11, '10')),
      ],
    );
    expect(texts).toEqual({
      it: '<p>Apre alle 10</p>',
      en: '<p>Opens at 10</p>',
      de: '<p>Öffnet um 10</p>',
    });
    expect(states).toEqual({ it: 'human', en: 'human', de: 'machine' });
  });

  test('of the source alone its translations are outdated, as after any edit', () => {
    const { states, kinds } = statesAfter(
      Contenuto,
      [machine('de', IT)],
      [text('it', match(10, 11, '10'))],
    );
    expect(states).toEqual({ it: 'human', en: 'outdated', de: 'outdated' });
    expect(kinds).toEqual({ it: 'human', en: 'human', de: 'machine' });
  });

  test('of a translation alone it stays up to date, and an outdated one outdated', () => {
    const { states } = statesAfter(
      Contenuto,
      [machine('de', '<p>älter</p>')],
      [text('en', match(9, 10, '10')), text('de', match(10, 11, '10'))],
    );
    expect(states).toEqual({ it: 'human', en: 'human', de: 'outdated' });
  });

  test('in more places of the source than of a translation, that one is outdated', () => {
    const { states } = statesAfter(
      { it: '<p>9 e 9</p>', en: '<p>9</p>' },
      [],
      [text('it', match(0, 1, '10'), match(4, 5, '10')), text('en', match(0, 1, '10'))],
    );
    expect(states).toEqual({ it: 'human', en: 'outdated' });
  });

  test('a default text is a typed one', () => {
    const { it } = defaultSections()[0]?.Contenuto ?? {};
    const { states } = statesAfter({ it: it ?? '' }, [], [text('it', match(0, 1, 'b'))]);
    expect(states).toEqual({ it: 'human' });
  });
});

test('alt texts and the address are replaced too', () => {
  const frontend = {
    Localizzazione: { Indirizzo: 'Via Lago 1' },
    altTexts: { 'a.jpg': { texts: { it: 'Il lago' }, focus: { x: 0, y: 0 } } },
    Sezioni: [],
    ledger: [],
  } as unknown as FrontendWithProvenance;
  const { draft, origins } = replaceInFrontend(frontend, [
    { place: { in: 'address', field: 'Indirizzo' }, matches: [match(4, 8, 'Riva')] },
    { place: { in: 'picture', name: 'a.jpg', language: 'it' }, matches: [match(3, 7, 'porto')] },
  ]);
  expect(draft.Localizzazione).toEqual({ Indirizzo: 'Via Riva 1' });
  expect(draft.altTexts).toEqual({
    'a.jpg': { texts: { it: 'Il porto' }, focus: { x: 0, y: 0 } },
  });
  expect(origins).toEqual([]);
});
