import { expect, test } from '@jest/globals';
import { aFrontend, aSection } from '@wabu/shared/testing/builders';
import { changes } from '../model/draft/editor-state.ts';
import { createEditorStore } from './editor-store.tsx';

const sections = ['one', 'two'].map((id) => ({ ...aSection(), id }));
const draft = { ...aFrontend('Terme'), Sezioni: sections };
const ref = { section: 'one', field: 'Contenuto', language: 'it' } as const;

function createTestStore() {
  const store = createEditorStore({ draft, version: 1, provenance: [] });
  const calls: string[] = [];
  for (const { id } of sections) store.subscribeToSection(id, () => calls.push(id));
  return { store, calls };
}

test('a typed letter calls the parts of its own section only', () => {
  const { store, calls } = createTestStore();
  store.setState(changes.text(ref, '<p>Ciao</p>'));
  expect(calls).toEqual(['one']);
});

test('what is no text of a section calls none of their parts', () => {
  const { store, calls } = createTestStore();
  store.setState(changes.set({ URL: 'altro' }));
  expect(calls).toEqual([]);
});

test('where texts come from concerns the parts of every section', () => {
  const { store, calls } = createTestStore();
  const origin = { ...ref, kind: 'machine', sourceLanguage: 'en', sourceHash: '' } as const;
  store.setState(changes.write([{ ...ref, html: '<p>Ciao</p>', origin }]));
  expect(calls).toEqual(['one', 'two']);
});
