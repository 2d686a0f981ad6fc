import { type RefObject, useEffect, useLayoutEffect } from 'react';

/**
 * Keeps the height of an element equal to the height of its first child, so that its size does not depend on its
 * content for the browser: a letter is laid out without the page around it (decision 0105). A change of `isActive`
 * changes the least height of the child: the element follows before anything is measured.
 */
export function useOwnLayout(box: RefObject<HTMLElement | null>, isActive: boolean): void {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const { current: element } = box;
    const content = element?.firstElementChild;
    if (!element?.style.blockSize || !content) return;
    element.style.blockSize = `${content.getBoundingClientRect().height}px`;
  }, [box, isActive]);
}
