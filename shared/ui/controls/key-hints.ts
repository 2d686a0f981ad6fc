import { useEffect } from 'react';

/** Keys and what they do, as the keyboard sheet lists them. */
export interface KeyHint {
  /** Combinations as `useHotkey` takes them, which do the same. */
  keys: readonly string[];
  label: string;
  /** The heading under which it stands; absent: that of the page. */
  group?: string | undefined;
}

const declared = new Set<readonly KeyHint[]>();

/** Lists keys that a component handles itself, while it is on the page. Pass the same array at each render. */
export function useKeyHints(hints: readonly KeyHint[]): void {
  useEffect(() => {
    declared.add(hints);
    return () => void declared.delete(hints);
  }, [hints]);
}

/** The keys that are bound on the page now, in the order in which they were bound. */
export const currentKeyHints = (): KeyHint[] => [...declared].flat();
