import { createContext, use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type EditorState, editorFor, sectionIn } from '../model/draft/editor-state.ts';
import { type StoredFrontend, savedOf } from '../model/draft/new-draft.ts';

type Listener = () => void;

export interface EditorStore extends StoreApi<EditorState> {
  subscribeToSection: (id: string, listener: Listener) => () => void;
}

export function createEditorStore(state: EditorState): EditorStore {
  const store = createStore<EditorState>(() => state);
  return { ...store, subscribeToSection: sectionSubscriptions(store) };
}

/** The state of a form of this frontend; of a new one for null. */
export const stateOf = (frontend: StoredFrontend | null | undefined): EditorState =>
  editorFor(frontend ? savedOf(frontend) : null);

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

/** Saves the form, as «Salva» of the toolbar does. */
export const SaveContext = createContext<(() => void) | undefined>(undefined);

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
