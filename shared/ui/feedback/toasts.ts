import { useCallback, useEffect, useRef } from 'react';

export interface ToastAction {
  /** One word: `Riapri`, `Annulla`. */
  label: string;
  onPress: () => void;
}

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  actions: readonly ToastAction[];
  seconds: number;
  /** Hidden, and not counted down, while a dialog is open. */
  waitsForDialogs?: boolean;
}

let current: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const MAX_TOASTS = 4;

function show(next: readonly Toast[]): void {
  current = next;
  for (const listener of listeners) listener();
}

/** The toasts of the page, oldest first. */
export const getToasts = (): readonly Toast[] => current;

/** Subscribes to `getToasts`. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Removes one toast. */
export function dismissToast(id: number): void {
  if (current.some((toast) => toast.id === id)) {
    show(current.filter((toast) => toast.id !== id));
  }
}

/** Removes all toasts. */
export function dismissAllToasts(): void {
  if (current.length > 0) show([]);
}

/**
 * Shows a toast: `showToast({ kind: 'success', text: 'Salvato' })`. It stays 6 seconds, with actions 12 (at least
 * 10), an error until it is closed. Returns a function that removes it.
 */
export function showToast(
  toast: Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>,
): () => void {
  const { kind = 'info', actions = [] } = toast;
  const usual = kind === 'error' ? Number.POSITIVE_INFINITY : actions.length > 0 ? 12 : 6;
  lastId += 1;
  const id = lastId;
  const seconds = Math.max(toast.seconds ?? usual, actions.length > 0 ? 10 : 0);
  show([...current, { ...toast, kind, actions, seconds, id }].slice(-MAX_TOASTS));
  return () => dismissToast(id);
}

/** `showToast` for toasts whose actions belong to a page: when the page unmounts, they lose their actions. */
export function usePageToast(): typeof showToast {
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const ids = shown.current;
    return () => {
      if (!current.some(({ id }) => ids.has(id))) return;
      show(current.map((toast) => (ids.has(toast.id) ? { ...toast, actions: [] } : toast)));
    };
  }, []);
  return useCallback((toast) => {
    const withdraw = showToast(toast);
    shown.current.add(lastId);
    return withdraw;
  }, []);
}
