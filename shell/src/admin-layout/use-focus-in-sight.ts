import { useEffect } from 'react';

/**
 * Brings the focused element back when it is pushed out of the window by what loads or takes its height late. The
 * browser keeps what stands at the top of the window in its place, not the focus.
 */
export function useFocusInSight(): void {
  useEffect(() => {
    let isInSight = false;
    let height = 0;
    const sight = new IntersectionObserver((seen) => {
      const isSeen = seen.at(-1)?.isIntersecting === true;
      // Not after a growth that is reported in the next frame only.
      isInSight = isSeen || (isInSight && document.body.offsetHeight !== height);
    });
    const growth = new ResizeObserver(() => {
      height = document.body.offsetHeight;
      const focused = document.activeElement ?? document.body;
      const { top, bottom } = focused.getBoundingClientRect();
      if (isInSight && (bottom < 0 || top > innerHeight))
        focused.scrollIntoView({ block: 'nearest' });
    });
    const follow = ({ target }: FocusEvent) => {
      // Where the focus goes, the browser scrolls.
      isInSight = true;
      sight.disconnect();
      sight.observe(target as Element);
    };
    growth.observe(document.body);
    document.addEventListener('focusin', follow);
    return () => {
      sight.disconnect();
      growth.disconnect();
      document.removeEventListener('focusin', follow);
    };
  }, []);
}
