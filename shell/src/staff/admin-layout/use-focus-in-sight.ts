import { useEffect } from 'react';

/**
 * Brings the focused element back when it is pushed out of the window by what loads or takes its height late. The
 * browser keeps what stands at the top of the window in its place, not the focus.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    let focused: Element = document.body;
    /** Where it stood in the page; null when it has just got the focus. */
    let place: number | null = null;
    const observe = () => {
      sight.disconnect();
      sight.observe(focused);
    };
    const check = () => {
      const { top, bottom } = focused.getBoundingClientRect();
      // A person who scrolls moves the window only.
      const hasMoved = top + scrollY !== place;
      place = top + scrollY;
      // What is dragged by keys takes its list along.
      if (focused.ariaPressed === 'true') return;
      if (!hasMoved || (bottom > 0 && top < innerHeight)) return;
      focused.scrollIntoView({ block: 'nearest' });
      // What comes into sight by this may push it away again.
      observe();
    };
    const sight = new IntersectionObserver(check);
    const onFocus = ({ target }: FocusEvent) => {
      focused = target as Element;
      place = null;
      observe();
    };
    const onScroll = ({ target }: Event) => {
      // A list inside the page moves its rows.
      if (target !== document) place = focused.getBoundingClientRect().top + scrollY;
      else check();
    };
    document.addEventListener('focusin', onFocus);
    document.addEventListener('scroll', onScroll, { capture: true, passive: true });
    return () => {
      sight.disconnect();
      document.removeEventListener('focusin', onFocus);
      document.removeEventListener('scroll', onScroll, { capture: true });
    };
  }, []);
}
