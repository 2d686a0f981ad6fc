import { type RefObject, useLayoutEffect, useState } from 'react';
import styles from './sheet-cell.module.css';

/**
 * True while a word or a picture of the element is wider than it. Such a word is broken anywhere, so it is measured
 * as it is without that.
 */
export function useOverflow(place: RefObject<HTMLElement | null>, html: string): boolean {
  const [isTooWide, setTooWide] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is measured again
  useLayoutEffect(() => {
    const element = place.current;
    if (element === null) return;
    const measure = () => {
      element.classList.add(styles.measured ?? '');
      setTooWide(element.scrollWidth > element.clientWidth + 1);
      element.classList.remove(styles.measured ?? '');
    };
    // It measures first when it begins, after the text is there.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, html]);
  return isTooWide;
}
