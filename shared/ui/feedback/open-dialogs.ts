import { useSyncExternalStore } from 'react';

let open: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function keep(next: readonly HTMLElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that a dialog is open; gives back how to say that it is closed. */
export function dialogOpened(dialog: HTMLElement): () => void {
  keep([...open, dialog]);
  return () => keep(open.filter((other) => other !== dialog));
}

/** The dialog on top: keyboard and screen reader reach nothing outside of it. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(subscribe, () => open.at(-1) ?? null);
}
