import { useEffect, useState } from 'react';
import type { EditorState } from '../model/draft/editor-state.ts';
import { runAfterPauses } from '../parts/run-when-idle.ts';
import { useEditorStore } from './editor-store.tsx';

const DEBOUNCE_MS = 600;

/** The editor's state after a pause in typing, for work that is too slow for every key press. */
export function useDebouncedEditor(): EditorState {
  const store = useEditorStore();
  const [debounced, setDebounced] = useState(() => store.getState());
  useEffect(
    () => runAfterPauses(store.subscribe, DEBOUNCE_MS, () => setDebounced(store.getState())),
    [store],
  );
  return debounced;
}
