import { onPageHide, useStableCallbacks } from '@wabu/shared/ui';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Operation } from 'slate';
import { requestIdle } from '../../../page/request-idle.ts';

/** Shorter than the time to reach another control. */
const MAX_WAIT_MS = 300;

/**
 * Calls `notify` after edits: after a letter has been painted, in the pause before the next one, so that no letter waits
 * for the form; at once after any other edit. A pending call runs before a command key, a blur, a navigation and the
 * end of the page (`flush`).
 */
export function useDebouncedChange(notify: () => void) {
  const cancel = useRef<() => void>(undefined);
  const { flush, handleOperations, handleKeyDown, handleUnload } = useStableCallbacks({
    flush() {
      if (!cancel.current) return;
      cancel.current();
      cancel.current = undefined;
      notify();
    },
    handleOperations(operations: Operation[]) {
      cancel.current ??= requestIdle(flush, MAX_WAIT_MS);
      if (!operations.every(isLetter)) flush();
    },
    handleKeyDown({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (key.length > 1 || ctrlKey || metaKey || altKey) flush();
    },
    handleUnload(event: Event) {
      // The shell listens only once it knows of unsaved work, which is too late for this event.
      if (cancel.current) event.preventDefault();
      flush();
    },
  });
  useLayoutEffect(() => {
    // The shell asks for unsaved work right after this event: React must have registered it by then.
    const leave = () => flushSync(flush);
    window.addEventListener('wabu:leaving', leave);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('wabu:leaving', leave);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [flush, handleUnload]);
  // In the capture phase, which also receives the `blur` of every element.
  useLayoutEffect(() => onPageHide(flush, { capture: true }), [flush]);
  useLayoutEffect(() => flush, [flush]);
  return { handleOperations, handleKeyDown };
}

const isLetter = ({ type }: Operation) => type === 'insert_text' || type === 'set_selection';
