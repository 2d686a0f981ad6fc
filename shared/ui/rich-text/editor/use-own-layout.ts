import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { requestIdle } from '../../../page/request-idle.ts';

/** Even a busy page lets the box grow after this time. */
const IDLE_TIMEOUT_MS = 100;

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
    let cancel = () => {};
    const follow = () => {
      cancel();
      const blockSize = `${content.getBoundingClientRect().height}px`;
      Object.assign(element.style, { blockSize, contain: 'size layout' });
    };
    // It reports before the frame is painted, also for a line that has just begun.
    const observer = new ResizeObserver(() => {
      cancel();
      // The letter of a new line is painted first: until the box has grown, the line is where the free line was.
      if (growsIntoItsRoom(element, content)) cancel = requestIdle(follow, IDLE_TIMEOUT_MS);
      else follow();
    });
    observer.observe(content);
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [box]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const { current: element } = box;
    const content = element?.firstElementChild;
    if (!element?.style.blockSize || !content) return;
    element.style.blockSize = `${content.getBoundingClientRect().height}px`;
  }, [box, isActive]);
}

/** True if the content exceeds its box by no more than the room that it keeps free behind its last line. */
function growsIntoItsRoom(element: HTMLElement, content: Element): boolean {
  if (!element.style.blockSize) return false;
  const room = Number.parseFloat(getComputedStyle(content).paddingBlockEnd);
  const more = content.getBoundingClientRect().height - Number.parseFloat(element.style.blockSize);
  return more > 0 && more <= room;
}
