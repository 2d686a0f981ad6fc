import { create } from 'zustand';

const useOpenDialogs = create<readonly HTMLElement[]>(() => []);

/** Registers an open dialog. Returns a function that removes it. */
export function dialogOpened(dialog: HTMLElement): () => void {
  useOpenDialogs.setState((open) => [...open, dialog], true);
  return () => useOpenDialogs.setState((open) => open.filter((other) => other !== dialog), true);
}

/** The topmost open dialog, or null. */
export function useTopDialog(): HTMLElement | null {
  return useOpenDialogs((open) => open.at(-1) ?? null);
}
