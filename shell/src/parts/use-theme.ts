import { THEME_KEY } from '@wabu/shared/page';
import { getItem, setItem } from '@wabu/shared/storage';
import { useSyncExternalStore } from 'react';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const listeners = new Set<() => void>();
/** The choice while the browser blocks storage. */
let unstored: Theme | null = null;

function readTheme(): Theme | null {
  const stored = getItem('localStorage', THEME_KEY);
  return unstored ?? themes.find((theme) => theme === stored) ?? null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Chooses the theme of the staff area; null: that of the system. */
export function chooseTheme(theme: Theme | null): void {
  unstored = setItem('localStorage', THEME_KEY, theme) ? null : theme;
  for (const listener of listeners) listener();
}

/** The chosen theme; null: that of the system. */
export const useTheme = (): Theme | null => useSyncExternalStore(subscribe, readTheme);

/** The theme that is shown: the chosen one, otherwise that of the system. */
export const shownTheme = (chosen: Theme | null): Theme =>
  chosen ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
