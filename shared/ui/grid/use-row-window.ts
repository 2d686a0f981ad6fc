import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { readRootSize } from '../../page/root-size.ts';

export interface RowWindow {
  rowHeight: number;
  totalHeight: number;
  /** The rows to render, `last` excluded: the visible ones and, behind the first paint, `OVERSCAN` more on each side. */
  first: number;
  last: number;
  reveal: (row: number) => void;
  /** The number of visible rows: the step of Page Up and Page Down. */
  page: number;
}

const OVERSCAN = 8;

/** More rows are not printed: these take about fifty sheets of paper. */
const MAX_PRINTED_ROWS = 1_000;

/** True while the page is printed; all rows are rendered before. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}

/** The height is in rem, so that rows grow with the reader's font size (decision 0146). */
export function useRowWindow(
  scroller: RefObject<HTMLElement | null>,
  count: number,
  rowRem: number,
  headRem = 0,
): RowWindow {
  const [rootSize, setRootSize] = useState(readRootSize);
  const [seen, setSeen] = useState<{ top: number; height: number } | null>(null);
  // As high as the window at most. To measure the first render would lay the page out once more, without its rows.
  const { top: seenTop, height: seenHeight } = seen ?? { top: 0, height: innerHeight };
  const overscan = seen === null ? 0 : OVERSCAN;
  const rowHeight = rowRem * rootSize;
  const headHeight = headRem * rootSize;

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    // It also looks once at the start, when the page is laid out. What it adds is not seen yet: it may be interrupted.
    const resized = new ResizeObserver(() =>
      startTransition(() => {
        setRootSize(readRootSize());
        setSeen({ top: box.scrollTop, height: box.clientHeight || box.offsetHeight });
      }),
    );
    resized.observe(box);
    return () => resized.disconnect();
  }, [scroller]);

  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const onScroll = () => {
      setSeen((before) =>
        // The overscan covers small moves.
        Math.abs((before?.top ?? 0) - box.scrollTop) < (rowHeight * OVERSCAN) / 2
          ? before
          : { top: box.scrollTop, height: box.clientHeight },
      );
    };
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, [scroller, rowHeight]);

  const isPrinting = useIsPrinting();
  const top = Math.min(seenTop, Math.max(0, count * rowHeight - seenHeight));
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
    first: isPrinting ? 0 : Math.max(0, Math.floor(top / rowHeight) - overscan),
    last: Math.min(
      count,
      isPrinting ? MAX_PRINTED_ROWS : Math.ceil((top + seenHeight) / rowHeight) + overscan,
    ),
    page: Math.max(1, Math.floor((seenHeight - headHeight) / rowHeight) - 1),
    reveal,
  };
}
