import { useEffect, useRef } from 'react';

/**
 * Returns a ref for the heading of a list, and a function to call after a removal: the heading gets the focus when
 * the list arrives without the item, because the pressed button is gone with it.
 */
export function useRemovalFocus(list: unknown) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another list arrives
  useEffect(() => {
    if (isRemoved.current) heading.current?.focus();
    isRemoved.current = false;
  }, [list]);
  const removed = () => {
    isRemoved.current = true;
  };
  return { heading, removed };
}
