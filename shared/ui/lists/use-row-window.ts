import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';

export interface RowWindow {
  /** Height of one row and of all of them, in pixels. */
  rowHeight: number;
  totalHeight: number;
  /** The rows to render, `last` excluded: the visible ones and `OVERSCAN` more on each side. */
  first: number;
  last: number;
  /** Scrolls by the least distance that makes the row visible. */
  reveal: (row: number) => void;
  /** The number of visible rows: the step of Page Up and Page Down. */
  page: number;
}

/** Rows that are rendered above and below the visible ones. */
const OVERSCAN = 8;
const DEFAULT_ROOT_SIZE = 16;

/**
 * List virtualization for rows of one height (decision 0041). The height is given in rem, so that rows grow with
 * the reader's font size; the cost does not depend on the number of rows. `headRem` is the height of a head above the
 * rows that stays in sight.
 */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowRem: number,
  headRem = 0,
): RowWindow {
  const [rootSize, setRootSize] = useState(DEFAULT_ROOT_SIZE);
  const [seen, setSeen] = useState({ top: 0, height: 0 });
  const rowHeight = rowRem * rootSize;
  const headHeight = headRem * rootSize;

  useLayoutEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const look = () => {
      setRootSize(Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16);
      setSeen({ top: box.scrollTop, height: box.clientHeight || box.offsetHeight });
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(box);
    return () => resized.disconnect();
  }, [scroller]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const onScroll = () => {
      setSeen((before) =>
        // The overscan covers small moves.
        Math.abs(before.top - box.scrollTop) < (rowHeight * OVERSCAN) / 2
          ? before
          : { top: box.scrollTop, height: box.clientHeight },
      );
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [scroller, rowHeight]);

  const top = Math.min(seen.top, Math.max(0, count * rowHeight - seen.height));
  const reveal = useCallback(
    (row: number) => {
      const box = scroller.current;
      if (!box || row < 0) return;
      const start = row * rowHeight;
      const height = (box.clientHeight || box.offsetHeight) - headHeight;
      if (start < box.scrollTop) box.scrollTop = start;
      else if (start + rowHeight > box.scrollTop + height)
        box.scrollTop = start + rowHeight - height;
      setSeen({ top: box.scrollTop, height });
    },
    [scroller, rowHeight, headHeight],
  );
  return {
    rowHeight,
    totalHeight: count * rowHeight,
    first: Math.max(0, Math.floor(top / rowHeight) - OVERSCAN),
    last: Math.min(count, Math.ceil((top + seen.height) / rowHeight) + OVERSCAN),
    page: Math.max(1, Math.floor((seen.height - headHeight) / rowHeight) - 1),
    reveal,
  };
}

/** Scrolls to the top for another search, to a new selection, and to the active row wherever a new list puts it. */
export function useReveal(
  reveal: RowWindow['reveal'],
  search: string | undefined,
  [selected, selectedRow]: [key: string | null, row: number],
  activeRow: number,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new search goes to the top
  useLayoutEffect(() => reveal(0), [search]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new selection is brought into sight
  useLayoutEffect(() => reveal(selectedRow), [selected]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a row that moves is brought into sight
  useLayoutEffect(() => reveal(activeRow), [activeRow]);
}
