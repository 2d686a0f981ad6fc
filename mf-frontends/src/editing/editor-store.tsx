import { createContext, type ReactNode, use } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedFrontend } from './draft.ts';
import { type EditorState, editorFor } from './editor-state.ts';

export type EditorStore = StoreApi<EditorState>;

export function createEditorStore(saved: SavedFrontend | null): EditorStore {
  return createStore<EditorState>(() => editorFor(saved));
}

const StoreContext = createContext<EditorStore | null>(null);

export function EditorStoreProvider({
  store,
  children,
}: {
  store: EditorStore;
  children: ReactNode;
}) {
  return <StoreContext value={store}>{children}</StoreContext>;
}

export function useEditorStore(): EditorStore {
  const store = use(StoreContext);
  if (store === null) throw new Error('A part of the editor stands outside of its store');
  return store;
}

/**
 * A part of what is being edited. The component is drawn again only when this part changes, so that one
 * typed letter costs the same with two sections and with a hundred.
 */
export function useEditor<T>(read: (state: EditorState) => T): T {
  return useStore(useEditorStore(), read);
}
