import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function setOpen(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Registers an open dialog. Returns a function that removes it. */
export function dialogOpened(dialog: HTMLElement): () => void {
  setOpen([...open, dialog]);
  return () => setOpen(open.filter((other) => other !== dialog));
}

/** The topmost open dialog, or null. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
