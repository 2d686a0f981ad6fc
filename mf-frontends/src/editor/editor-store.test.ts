import { expect, test } from '@jest/globals';
import { aSection } from '@wabu/shared/testing/builders';
import { changes, editorFor } from '../model/draft/editor-state.ts';
import { aDraft } from '../testing/a-draft.ts';
import { createEditorStore } from './editor-store.tsx';

const sections = ['one', 'two'].map((id) => ({ ...aSection(), id }));
const draft = aDraft({ Sezioni: sections });
const ref = { section: 'one', field: 'Contenuto', language: 'it' } as const;

function createTestStore() {
  const store = createEditorStore(editorFor({ draft, version: 1 }));
  const calls: string[] = [];
  for (const { id } of sections) store.subscribeToSection(id, () => calls.push(id));
  return { store, calls };
}

test('a typed letter notifies the listeners of its own section only', () => {
  const { store, calls } = createTestStore();
  store.setState(changes.text(ref, '<p>Ciao</p>'));
  expect(calls).toEqual(['one']);
});

test('a change outside the sections notifies no section listener', () => {
  const { store, calls } = createTestStore();
  store.setState(changes.set({ URL: 'altro' }));
  expect(calls).toEqual([]);
});

test('a change of provenance notifies the listeners of every section', () => {
  const { store, calls } = createTestStore();
  const origin = { ...ref, kind: 'machine', sourceLanguage: 'en', sourceHash: '' } as const;
  store.setState(changes.write([{ ...ref, html: '<p>Ciao</p>', origin }]));
  expect(calls).toEqual(['one', 'two']);
});
