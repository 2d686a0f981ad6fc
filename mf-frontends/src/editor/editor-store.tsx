import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SavedFrontend } from '../model/draft/draft.ts';
import { type EditorState, editorFor, sectionIn } from '../model/draft/editor-state.ts';

type Listener = () => void;

export interface EditorStore extends StoreApi<EditorState> {
  /** Hears when this section changes, or where texts come from, and of nothing else. */
  subscribeToSection: (id: string, listener: Listener) => () => void;
}

export function createEditorStore(saved: SavedFrontend | null): EditorStore {
  const store = createStore<EditorState>(() => editorFor(saved));
  return { ...store, subscribeToSection: sectionSubscriptions(store) };
}

/** Hundreds of cells stand on the screen: a typed letter calls those of its own section only. */
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

/** A part of one section; the other sections may change without its being asked for. */
export function useEditorSection<T>(id: string, read: (state: EditorState) => T): T {
  const store = useEditorStore();
  const subscribe = useCallback(
    (listener: Listener) => store.subscribeToSection(id, listener),
    [store, id],
  );
  return useSyncExternalStore(subscribe, () => read(store.getState()));
}
