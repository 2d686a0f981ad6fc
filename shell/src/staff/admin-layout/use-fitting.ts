import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * How many entries of a one-line list fit its width. The last child of the list is the button that leads to the
 * others; unless there are always some, it needs room only when some do not fit. In a list whose entries stand below each other all fit: it is
 * a column.
 */
export function useFitting(count: number, hasOthers: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const [fitting, setFitting] = useState(count);
  const [isColumn, setColumn] = useState(false);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const below = getComputedStyle(element).flexDirection === 'column';
      setColumn(below);
      setFitting(below ? count : countFitting(element, count, hasOthers));
    };
    // Its first report comes when the layout is known, before the paint: a synchronous update shows at once.
    const observer = new ResizeObserver(() => flushSync(measure));
    // The entries too: another language or text size changes their widths.
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => observer.disconnect();
  }, [count, hasOthers]);
  return { list, fitting, isColumn };
}

function countFitting(list: HTMLElement, count: number, hasOthers: boolean): number {
  const gap = Number.parseFloat(getComputedStyle(list).columnGap) || 0;
  const widths = [...list.children].map((item) => item.getBoundingClientRect().width + gap);
  const more = widths.pop() ?? 0;
  const room = list.clientWidth + gap;
  const ends = widths.map((_, index) =>
    widths.slice(0, index + 1).reduce((sum, width) => sum + width, 0),
  );
  if ((ends.at(-1) ?? 0) + (hasOthers ? more : 0) <= room) return count;
  return ends.filter((end) => end + more <= room).length;
}
