import { useCallback, useEffect, useRef } from 'react';
import { create } from 'zustand';

export interface ToastAction {
  label: string;
  onPress: () => void;
  /** Stays in the toast when the page that showed it unmounts. */
  outlivesPage?: boolean;
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

const MAX_TOASTS = 4;
/** Seconds until a toast disappears, by kind. */
const SECONDS = { success: 6, info: 6, error: Number.POSITIVE_INFINITY, withActions: 12 };
const MIN_SECONDS_WITH_ACTIONS = 10;

export const useToasts = create<readonly Toast[]>(() => []);
let lastId = 0;

export function dismissToast(id: number): void {
  useToasts.setState((toasts) => toasts.filter((toast) => toast.id !== id), true);
}

export function dismissAllToasts(): void {
  useToasts.setState([], true);
}

/** `showToast({ kind: 'success', text: 'Salvato' })`: returns a function that removes it. An error stays until it is closed. */
export function showToast(
  toast: Pick<Toast, 'text'> & Partial<Omit<Toast, 'id' | 'text'>>,
): () => void {
  const { kind = 'info', actions = [] } = toast;
  const hasActions = actions.length > 0;
  const usual = SECONDS[kind !== 'error' && hasActions ? 'withActions' : kind];
  lastId += 1;
  const id = lastId;
  const seconds = Math.max(toast.seconds ?? usual, hasActions ? MIN_SECONDS_WITH_ACTIONS : 0);
  const added = { ...toast, kind, actions, seconds, id };
  useToasts.setState((toasts) => [...toasts, added].slice(-MAX_TOASTS), true);
  return () => dismissToast(id);
}

/** `showToast` for toasts whose actions belong to a page: when the page unmounts, it takes them away. */
export function usePageToast(): typeof showToast {
  const shown = useRef(new Set<number>());
  useEffect(() => {
    const ids = shown.current;
    return () => {
      const without = (toast: Toast) =>
        ids.has(toast.id)
          ? { ...toast, actions: toast.actions.filter(({ outlivesPage }) => outlivesPage) }
          : toast;
      useToasts.setState((toasts) => toasts.map(without), true);
    };
  }, []);
  return useCallback((toast) => {
    const withdraw = showToast(toast);
    shown.current.add(lastId);
    return withdraw;
  }, []);
}
