import { useEffect, useState } from 'react';
import type { EditorState } from '../model/draft/editor-state.ts';
import { runWhenIdle } from '../parts/run-when-idle.ts';
import { useEditorStore } from './editor-store.tsx';

/** Milliseconds without a change. */
const DEBOUNCE_MS = 600;

/** The editor's state after a pause in typing, for work that is too slow for every key press. */
export function useDebouncedEditor(): EditorState {
  const store = useEditorStore();
  const [debounced, setDebounced] = useState(() => store.getState());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let cancel: () => void = () => undefined;
    const unsubscribe = store.subscribe((state) => {
      clearTimeout(timer);
      cancel();
      timer = setTimeout(() => {
        cancel = runWhenIdle(() => setDebounced(state));
      }, DEBOUNCE_MS);
    });
    return () => {
      clearTimeout(timer);
      cancel();
      unsubscribe();
    };
  }, [store]);
  return debounced;
}
