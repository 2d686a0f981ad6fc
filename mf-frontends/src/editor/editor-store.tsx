import type { FrontendWithProvenance } from '@wabu/shared/entities/frontend';
import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedFrontend } from '../model/draft/draft.ts';
import { type EditorState, editorFor, sectionIn } from '../model/draft/editor-state.ts';
import { savedOf } from '../model/draft/new-draft.ts';

type Listener = () => void;

export interface EditorStore extends StoreApi<EditorState> {
  subscribeToSection: (id: string, listener: Listener) => () => void;
}

export function createEditorStore(saved: SavedFrontend | null): EditorStore {
  const store = createStore<EditorState>(() => editorFor(saved));
  return { ...store, subscribeToSection: sectionSubscriptions(store) };
}

/** The state of the open form; without one, that of a form of the saved frontend. */
export const stateOf = (
  store: EditorStore | null,
  frontend: FrontendWithProvenance | undefined,
): EditorState => store?.getState() ?? editorFor(frontend ? savedOf(frontend) : null);

/** Hundreds of texts can be mounted; a key press notifies the listeners of its own section only. */
function sectionSubscriptions(store: StoreApi<EditorState>): EditorStore['subscribeToSection'] {
  const listenersOf = new Map<string, Set<Listener>>();
  store.subscribe((now, before) => {
    const affectsAll = now.origins !== before.origins || now.provenance !== before.provenance;
    if (!affectsAll && now.draft.Sezioni === before.draft.Sezioni) return;
    for (const [id, listeners] of listenersOf) {
      if (!affectsAll && sectionIn(now.draft, id) === sectionIn(before.draft, id)) continue;
      for (const listener of listeners) listener();
    }
  });
  return (id, listener) => {
    const listeners = listenersOf.get(id) ?? new Set();
    listenersOf.set(id, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && listenersOf.get(id) === listeners) listenersOf.delete(id);
    };
  };
}

export const EditorStoreContext = createContext<EditorStore | null>(null);

export function useEditorStore(): EditorStore {
  const store = use(EditorStoreContext);
  if (store === null) throw new Error('A part of the editor stands outside of its store');
  return store;
}

export function useEditor<T>(read: (state: EditorState) => T): T {
  return useStore(useEditorStore(), read);
}

/** Selects a part of one section. Changes of other sections do not run the selector. */
export function useEditorSection<T>(id: string, read: (state: EditorState) => T): T {
  const store = useEditorStore();
  const subscribe = useCallback(
    (listener: Listener) => store.subscribeToSection(id, listener),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => read(store.getState()));
}
