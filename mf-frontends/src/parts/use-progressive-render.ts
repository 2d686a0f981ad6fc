import { startTransition, useEffect, useState } from 'react';

/** All parts are rendered in the end, so that find-in-page and screen readers reach them. */
export function useProgressiveRender(count: number, first = 2): number {
  const [drawn, setDrawn] = useState(first);
  const isDone = drawn >= count;
  useEffect(() => {
    if (isDone) return;
    // A timer runs after the paint; one part per transition keeps the page responsive.
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(timer);
  }, [drawn, isDone]);
  return Math.min(drawn, count);
}
