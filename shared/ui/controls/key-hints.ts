import { useEffect } from 'react';

export interface KeyHint {
  /** Combinations as `useHotkey` takes them, which do the same. */
  keys: readonly string[];
  label: string;
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

const keyNames: Record<string, string> = /Mac|iP(hone|ad|od)/.test(navigator.userAgent)
  ? { mod: '⌘', shift: '⇧', alt: '⌥', escape: 'Esc', space: 'Space' }
  : { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', escape: 'Esc', space: 'Space' };

/** A combination of `useHotkey` as people read it: «Ctrl Shift S», «⌘ ⇧ S» on a Mac. */
export function keysOf(shortcut: string): string {
  return shortcut
    .split('+')
    .map((key) => keyNames[key] ?? key.toUpperCase())
    .join(' ');
}
