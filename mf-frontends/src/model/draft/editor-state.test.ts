import { describe, expect, test } from '@jest/globals';
import {
  type ProvenanceRow,
  textHash,
  textRefKey,
  textState,
} from '@wabu/shared/entities/translation-provenance';
import { aDraft } from '../../testing/a-draft.ts';
import {
  changes,
  draftProvenance,
  type EditorState,
  editorFor,
  isDirty,
  originsToSend,
} from './editor-state.ts';

const ref = { section: 's1', field: 'Contenuto', language: 'de' } as const;
const draft = aDraft({
  Sezioni: [
    {
      id: 's1',
      visible: true,
      NomeSezione: {},
      Contenuto: { it: '<p>Ciao</p>', de: '<p>Hallo</p>' },
    },
  ],
});
const row: ProvenanceRow = {
  ...ref,
  kind: 'human',
  textHash: textHash('<p>Hallo</p>'),
  sourceLanguage: 'it',
  sourceHash: textHash('<p>Ciao</p>'),
  author: 'king',
  writtenAt: 1,
};
const opened = editorFor({ draft, version: 3, provenance: [row] });
const apply = (state: EditorState, ...steps: ((state: EditorState) => EditorState)[]) =>
  steps.reduce((next, step) => step(next), state);
const stateOf = (state: EditorState) => {
  const [section] = state.draft.Sezioni;
  return section && textState(section, ref, draftProvenance(state).get(textRefKey(ref)));
};

describe('dirty', () => {
  test('means that the draft differs from the saved record', () => {
    expect(isDirty(opened)).toBe(false);
    const typed = apply(opened, changes.address({ CAP: '25019' }));
    expect(isDirty(typed)).toBe(true);
    expect(isDirty(apply(typed, changes.address({ CAP: draft.Localizzazione.CAP })))).toBe(false);
  });

  test('an empty text in a missing language is no change', () => {
    expect(isDirty(apply(opened, changes.text({ ...ref, language: 'fr' }, '')))).toBe(false);
    const there = apply(opened, changes.text({ ...ref, language: 'fr' }, '<p>Salut</p>'));
    expect(isDirty(apply(there, changes.text({ ...ref, language: 'fr' }, '')))).toBe(false);
  });

  test('sections added and removed again leave it clean', () => {
    const added = apply(opened, changes.addSection());
    const id = added.draft.Sezioni[1]?.id ?? '';
    expect(isDirty(added)).toBe(true);
    expect(isDirty(apply(added, changes.removeSection(id)))).toBe(false);
  });
});

describe('provenance', () => {
  const origin = {
    ...ref,
    kind: 'machine',
    sourceLanguage: 'it',
    sourceHash: textHash('<p>Ciao</p>'),
  } as const;
  const write = changes.write([{ ...ref, html: '<p>Servus</p>', origin }]);

  test('a change of the Italian text makes its translation outdated at once', () => {
    expect(stateOf(opened)).toBe('human');
    expect(stateOf(apply(opened, changes.text({ ...ref, language: 'it' }, '<p>Salve</p>')))).toBe(
      'outdated',
    );
  });

  test('a save sends the origin of a machine text', () => {
    const translated = apply(opened, write);
    expect(stateOf(translated)).toBe('machine');
    expect(originsToSend(translated, false)).toEqual([origin]);
  });

  test('an edited machine text becomes human', () => {
    const corrected = apply(opened, write, changes.text(ref, '<p>Servus!</p>'));
    expect(stateOf(corrected)).toBe('human');
    expect(originsToSend(corrected, false)).toEqual([]);
  });

  test('a new record gets the origins of all texts that were not typed', () => {
    expect(originsToSend(opened, false)).toEqual([]);
    expect(originsToSend(opened, true)).toMatchObject([{ ...ref, kind: 'human' }]);
  });

  test('an undone translation sends no origin', () => {
    const undone = apply(
      opened,
      write,
      changes.write([{ ...ref, html: '<p>Hallo</p>', origin: undefined }]),
    );
    expect(isDirty(undone)).toBe(false);
    expect(originsToSend(undone, false)).toEqual([]);
    expect(stateOf(undone)).toBe('human');
  });
});

test('untouched sections stay the same objects', () => {
  const two = apply(opened, changes.addSection());
  const typed = apply(two, changes.text(ref, '<p>neu</p>'));
  expect(typed.draft.Sezioni[1]).toBe(two.draft.Sezioni[1]);
});
