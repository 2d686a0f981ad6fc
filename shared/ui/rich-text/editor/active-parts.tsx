import {
  createContext,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import { requestIdle } from '../../../page/request-idle.ts';

/**
 * Whether the field shows its tools. A context, because it must not render the text: that would reset a caret that the
 * browser has just moved.
 */
export const ActiveContext = createContext(false);

interface WhileActiveProps {
  children: ReactNode;
  /** Called when it is no longer shown. Must be a stable function. */
  onEnd?: () => void;
}

/** What only the field with the focus shows. */
export function WhileActive({ children, onEnd }: WhileActiveProps) {
  const isActive = use(ActiveContext);
  useEffect(() => (isActive ? onEnd : undefined), [isActive, onEnd]);
  return isActive && children;
}

/** The box of the text, as high as the text. */
export function TextBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useOwnLayout(box, use(ActiveContext));
  return <div ref={box}>{children}</div>;
}

/** Even a busy page lets the box grow after this time. */
const IDLE_TIMEOUT_MS = 100;

/**
 * Keeps the height of an element equal to the height of its first child, so that its size does not depend on its
 * content for the browser: a letter is laid out without the page around it (decision 0141). A change of `isActive`
 * changes the least height of the child: the element follows before anything is measured.
 */
function useOwnLayout(box: RefObject<HTMLElement | null>, isActive: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    const { current: element } = box;
    const content = element?.firstElementChild;
    if (!element || !content) return;
    const { style } = element;
    const heightNow = () => content.getBoundingClientRect().height;
    const follow = () =>
      Object.assign(style, { blockSize: `${heightNow()}px`, contain: 'size layout' });
    let cancel = () => {};
    // It reports before the frame is painted, also for a line that has just begun.
    const observer = new ResizeObserver(() => {
      cancel();
      const more = heightNow() - Number.parseFloat(style.blockSize);
      const room = Number.parseFloat(getComputedStyle(content).paddingBlockEnd);
      // The first letter of a new line is painted before the page is laid out for it: the free line has room for it.
      if (more > 0 && more <= room) cancel = requestIdle(follow, IDLE_TIMEOUT_MS);
      else follow();
    });
    observer.observe(content);
    if (style.blockSize) follow();
    return () => {
      cancel();
      observer.disconnect();
    };
  }, [box, isActive]);
}
