import { create } from 'zustand';

const useOpenDialogs = create<readonly HTMLElement[]>(() => []);

export function dialogOpened(dialog: HTMLElement): () => void {
  useOpenDialogs.setState((open) => [...open, dialog], true);
  return () => useOpenDialogs.setState((open) => open.filter((other) => other !== dialog), true);
}

export function useTopDialog(): HTMLElement | null {
  return useOpenDialogs((open) => open.at(-1) ?? null);
}
