import { onPageHide, useStableCallbacks } from '@wabu/shared/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Operation } from 'slate';

/** Longer than the time between two keystrokes, shorter than the time to reach another control. */
const DEBOUNCE_MS = 300;

/**
 * Calls `notify` after edits: at once after the first letter, so that the form is marked as unsaved; then at most
 * every `DEBOUNCE_MS` while letters are typed; at once after any other edit. A pending call runs
 * before a command key, a blur, a navigation and the end of the page (`flush`).
 */
export function useDebouncedChange(notify: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isPending = useRef(false);
  const { flush, handleOperations, handleKeyDown } = useStableCallbacks({
    flush() {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (!isPending.current) return;
      isPending.current = false;
      timer.current = setTimeout(flush, DEBOUNCE_MS);
      notify();
    },
    handleOperations(operations: Operation[]) {
      isPending.current = true;
      const canWait = timer.current !== undefined && operations.every(isLetter);
      if (!canWait) flush();
    },
    handleKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (key.length > 1 || ctrlKey || metaKey || altKey) flush();
    },
  });
  useLayoutEffect(() => {
    // The shell asks for unsaved work right after this event: React must have registered it by then.
    const leave = () => flushSync(flush);
    window.addEventListener('wabu:leaving', leave);
    return () => window.removeEventListener('wabu:leaving', leave);
  }, [flush]);
  // In the capture phase, which also receives the `blur` of every element.
  useLayoutEffect(() => onPageHide(flush, { also: ['beforeunload'], capture: true }), [flush]);
  useLayoutEffect(() => flush, [flush]);
  return { handleOperations, handleKeyDown };
}

const isLetter = ({ type }: Operation) => type === 'insert_text' || type === 'set_selection';
