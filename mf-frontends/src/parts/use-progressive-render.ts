import { startTransition, useEffect, useState } from 'react';

/**
 * How many of many heavy parts to draw: a few at once, the others as soon as the page has time. All of
 * them are there in the end, so that find-in-page and a screen reader miss nothing.
 */
export function useProgressiveRender(count: number, first = 2): number {
  const [drawn, setDrawn] = useState(first);
  const isDone = drawn >= count;
  useEffect(() => {
    if (isDone) return;
    // After the paint of what is there; one more part at a time keeps the page awake.
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)));
    return () => clearTimeout(timer);
  }, [drawn, isDone]);
  return Math.min(drawn, count);
}
