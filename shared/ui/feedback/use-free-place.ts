import { type RefObject, useLayoutEffect, useState } from 'react';

const FIELDS = 'input, select, textarea, [contenteditable], [role="textbox"]';
/** In pixels: narrower than any field. */
const STEP = 32;

/** True where a field lies under the box. */
function coversField(box: Element): boolean {
  const { left, top, width, height } = box.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const across = Array.from({ length: Math.ceil(width / STEP) }, (_, step) => left + step * STEP);
  const down = [top + 1, top + height / 2, top + height - 1];
  return [...across, left + width - 1].some((x) =>
    down.some((y) => {
      const below = document.elementsFromPoint(x, y).find((element) => !box.contains(element));
      return below?.closest(FIELDS);
    }),
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
