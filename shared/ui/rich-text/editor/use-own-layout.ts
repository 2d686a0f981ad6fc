import { type RefObject, useEffect } from 'react';

/**
 * Keeps the height of an element equal to the height of its first child, so that its size does not depend on its
 * content for the browser: a letter is laid out without the page around it (decision 0105).
 */
export function useOwnLayout(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current: element } = box;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    // It reports before the frame is painted, also for a line that has just begun.
    const observer = new ResizeObserver(([entry]) => {
      const height = entry?.borderBoxSize[0]?.blockSize;
      if (height !== undefined)
        Object.assign(element.style, { blockSize: `${height}px`, contain: 'size layout' });
    });
    observer.observe(content);
    return () => observer.disconnect();
  }, [box]);
}
