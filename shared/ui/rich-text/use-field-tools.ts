import { useAfterPress } from '@wabu/shared/ui';
import { type RefObject, useCallback, useEffect, useId } from 'react';
import { flushSync } from 'react-dom';
import { create } from 'zustand';

/** The field that shows its tools: the one with the focus. */
const useActiveField = create<string | null>(() => null);

let next: { id: string; frame: HTMLElement; byKey: boolean } | null = null;

/** Shows the tools of the field that has the focus now; what the person looks at stays where it is. */
function update(): void {
  if ((next?.id ?? null) === useActiveField.getState()) return;
  const anchor = next?.frame.querySelector('[role="textbox"]') ?? document.activeElement;
  const before = anchor?.getBoundingClientRect().top ?? 0;
  flushSync(() => useActiveField.setState(next?.id ?? null, true));
  const moved = (anchor?.getBoundingClientRect().top ?? 0) - before;
  if (anchor?.isConnected && moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  // The tools may have pushed the text below a bar. Under a pointer nothing moves.
  if (next?.byKey) anchor?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * Whether a field shows its tools, which it does while it has the focus. They come and go in a task of their own, and
 * never while a mouse button or a finger is down: nothing moves under the pointer.
 */
export function useFieldTools(frame: RefObject<HTMLElement | null>) {
  const id = useId();
  const afterPress = useAfterPress();
  const isActive = useActiveField((active) => active === id);
  const change = useCallback(() => afterPress(() => void setTimeout(update)), [afterPress]);
  const enter = useCallback(() => {
    let byKey = false;
    // Runs at once unless a button or a finger is down.
    afterPress(() => {
      byKey = true;
    });
    if (frame.current) next = { id, frame: frame.current, byKey };
    change();
  }, [id, frame, change, afterPress]);
  const leave = useCallback(() => {
    if (next?.id === id) next = null;
    change();
  }, [id, change]);
  useEffect(
    () => () => {
      if (next?.id === id) next = null;
      if (useActiveField.getState() === id) useActiveField.setState(null, true);
    },
    [id],
  );
  return { isActive, enter, leave };
}
