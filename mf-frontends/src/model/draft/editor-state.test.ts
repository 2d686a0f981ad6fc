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
  pictureUrl,
  textIn,
} from './editor-state.ts';

const ref = { section: 's1', field: 'Contenuto', language: 'de' } as const;
const section = {
  id: 's1',
  visible: true,
  NomeSezione: {},
  Contenuto: { it: '<p>Ciao</p>', de: '<p>Hallo</p>' },
};
const draft = aDraft({ Sezioni: [section] });
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

  test('a typed text loses its origin alone', () => {
    const french = { ...ref, language: 'fr' } as const;
    const both = changes.write([
      { ...ref, html: '<p>Servus</p>', origin },
      { ...french, html: '<p>Salut</p>', origin: { ...origin, ...french } },
    ]);
    const typed = apply(opened, both, changes.text(ref, '<p>Servus!</p>'));
    expect(Object.keys(typed.origins)).toEqual([textRefKey(french)]);
    expect(textIn(typed.draft, { ...ref, section: 's2' })).toBe('');
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

test.each([
  ['a supplier', changes.set({ Fornitore: 'Rocca' }), { Fornitore: 'Rocca' }],
  ['a logo', changes.pictures({ Logo: 'b.png' }), { Logo: 'b.png' }],
  [
    'an alt text',
    changes.altText('a.png', { texts: { it: 'Lago' } }),
    { altTexts: { 'a.png': { texts: { it: 'Lago' } } } },
  ],
  [
    'accepted checks',
    changes.dismissedChecks({ '0123456789abcdef': ['time'] }),
    { dismissedChecks: { '0123456789abcdef': ['time'] } },
  ],
  ['an order', changes.order([]), { Sezioni: [] }],
  ['a hidden section', changes.visible('s1', false), { Sezioni: [{ ...section, visible: false }] }],
  ['a section that is gone', changes.visible('s2', false), {}],
])('%s changes nothing else', (_, change, changed) => {
  expect(apply(opened, change)).toEqual({ ...opened, draft: { ...draft, ...changed } });
});

test('the pictures of a new frontend stay in the folder of their first URL', () => {
  const empty = editorFor(null);
  expect(empty.version).toBeNull();
  const chosen = apply(empty, changes.set({ URL: 'terme' }), changes.pictures({ Logo: 'a.png' }));
  const moved = apply(chosen, changes.set({ URL: 'lido' }));
  expect([chosen, moved].map(pictureUrl)).toEqual(['terme', 'terme']);
  expect(pictureUrl(apply(moved, changes.pictures({ Logo: '' })))).toBe('lido');
  const saved = apply(opened, changes.set({ URL: 'lido' }), changes.pictures({ Logo: '' }));
  expect(pictureUrl(saved)).toBe(draft.URL);
});

test('a renamed picture is renamed in the saved record too', () => {
  const shown = { ...draft, Logo: 'a.png' };
  const state = editorFor({ draft: shown, version: 3, provenance: [] });
  const renamed = { ...shown, Logo: 'b.png' };
  expect(apply(state, changes.renamePicture('a.png', 'b.png', 4))).toEqual({
    ...state,
    base: renamed,
    draft: renamed,
    version: 4,
  });
  expect(apply(editorFor(null), changes.renamePicture('a.png', 'b.png', 4)).version).toBeNull();
});

test('a newer version replaces its parts of the state', () => {
  const typed = apply(opened, changes.set({ Fornitore: 'Rocca' }));
  const newer = { draft: { ...draft, Logo: 'b.png' }, version: 5, provenance: [] };
  expect(apply(typed, changes.rebase(newer, typed.draft))).toEqual({
    ...typed,
    base: newer.draft,
    version: 5,
    provenance: new Map(),
  });
});

test('a text that is typed as it was changes nothing, and typed texts keep the origins', () => {
  expect(apply(opened, changes.text(ref, '<p>Hallo</p>'))).toBe(opened);
  expect(apply(opened, changes.text(ref, '<p>neu</p>')).origins).toBe(opened.origins);
});

test('untouched sections stay the same objects', () => {
  const two = apply(opened, changes.addSection());
  const typed = apply(two, changes.text(ref, '<p>neu</p>'));
  expect(typed.draft.Sezioni[1]).toBe(two.draft.Sezioni[1]);
});
