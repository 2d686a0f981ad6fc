import { onPageHide, useStableCallbacks } from '@wabu/shared/ui';
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { Operation } from 'slate';

/** Longer than from one letter to the next, shorter than it takes to reach for anything else. */
const PAUSE_MS = 300;

/**
 * Tells the form of edits. The first letter is told at once, so that the form knows that something is
 * unsaved; what follows within a pause is told together, since what a letter costs should be its own
 * drawing. Of everything but letters it hears at once, and before anybody can act on what it holds, by a
 * key, by another field or by leaving the page, it has heard everything.
 */
export function useDebouncedChange(tell: () => void) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isUntold = useRef(false);
  const { tellAll, heard, pressed } = useStableCallbacks({
    tellAll() {
      clearTimeout(pause.current);
      pause.current = undefined;
      if (!isUntold.current) return;
      isUntold.current = false;
      pause.current = setTimeout(tellAll, PAUSE_MS);
      tell();
    },
    heard(operations: Operation[]) {
      isUntold.current = true;
      const canWait = pause.current !== undefined && operations.every(isLetter);
      if (!canWait) tellAll();
    },
    pressed({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
      if (key.length > 1 || ctrlKey || metaKey || altKey) tellAll();
    },
  });
  // Before those who keep or guard what the form holds.
  useEffect(
    () => onPageHide(tellAll, { also: ['popstate', 'beforeunload'], capture: true }),
    [tellAll],
  );
  useLayoutEffect(() => tellAll, [tellAll]);
  return { heard, pressed };
}

const isLetter = ({ type }: Operation) => type === 'insert_text' || type === 'set_selection';
