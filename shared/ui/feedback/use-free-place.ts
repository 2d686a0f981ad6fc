import { type RefObject, useLayoutEffect, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable], [role="textbox"]';
/** Parts of the box's width and height. */
const ACROSS = [0.02, 0.25, 0.5, 0.75, 0.98];
const DOWN = [0.1, 0.5, 0.9];

/** True where a field lies under the box. */
function coversField(box: Element): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  return ACROSS.some((x) =>
    DOWN.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((element) => element.closest(FIELDS) && !box.contains(element)),
    ),
  );
}

/**
 * Where a box stands: at the foot of the window, or over the head of the page once a field lies under it, also after
 * scrolling. It stays there until it is empty, and does not move while it is held.
 */
export function useFreePlace(
  box: RefObject<HTMLElement | null>,
  { content, isEmpty, held }: { content: unknown; isEmpty: boolean; held: boolean },
): 'top' | 'bottom' {
  const [place, setPlace] = useState<'top' | 'bottom'>('bottom');
  if (isEmpty && place === 'top') setPlace('bottom');
  const isWatching = !isEmpty && !held && place === 'bottom';
  // biome-ignore lint/correctness/useExhaustiveDependencies: new content has another size
  useLayoutEffect(() => {
    if (!isWatching) return;
    let frame = 0;
    const check = () => {
      frame = 0;
      if (box.current && coversField(box.current)) setPlace('top');
    };
    const checkSoon = () => {
      frame ||= requestAnimationFrame(check);
    };
    check();
    const listening = new AbortController();
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const event of ['scroll', 'resize', 'focusin'])
      addEventListener(event, checkSoon, options);
    return () => {
      listening.abort();
      cancelAnimationFrame(frame);
    };
  }, [box, content, isWatching]);
  return place;
}
