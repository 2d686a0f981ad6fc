import { useCallback, useEffect, useRef } from 'react';

export interface ToastAction {
  /** One word: `Riapri`, `Annulla`. */
  label: string;
  onPress: () => void;
}

export interface Notice {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  actions: readonly ToastAction[];
  seconds: number;
  /** Neither drawn nor counted down while a dialog is open. */
  waitsForDialogs?: boolean;
}

let current: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const MOST_AT_ONCE = 4;

function show(next: readonly Notice[]): void {
  current = next;
  for (const listener of listeners) listener();
}

export const notices = (): readonly Notice[] => current;

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function dismiss(id: number): void {
  if (current.some((notice) => notice.id === id)) {
    show(current.filter((notice) => notice.id !== id));
  }
}

export function dismissAll(): void {
  if (current.length > 0) show([]);
}

/**
 * Says what happened, in the corner of the page: `showToast({ kind: 'success', text: 'Salvato' })`. A notice
 * with actions stays ten seconds at least, an error until it is closed. Answers how to take it away.
 */
export function showToast(
  notice: Pick<Notice, 'text'> & Partial<Omit<Notice, 'id' | 'text'>>,
): () => void {
  const { kind = 'info', actions = [] } = notice;
  const usual = kind === 'error' ? Number.POSITIVE_INFINITY : actions.length > 0 ? 12 : 6;
  lastId += 1;
  const id = lastId;
  const seconds = Math.max(notice.seconds ?? usual, actions.length > 0 ? 10 : 0);
  show([...current, { ...notice, kind, actions, seconds, id }].slice(-MOST_AT_ONCE));
  return () => dismiss(id);
}

/** `showToast` for notices that lead back into a page: once the page is left they say the same, and lead nowhere. */
export function usePageToast(): typeof showToast {
  const told = useRef(new Set<number>());
  useEffect(() => {
    const ids = told.current;
    return () => {
      if (!current.some(({ id }) => ids.has(id))) return;
      show(current.map((notice) => (ids.has(notice.id) ? { ...notice, actions: [] } : notice)));
    };
  }, []);
  return useCallback((notice) => {
    const withdraw = showToast(notice);
    told.current.add(lastId);
    return withdraw;
  }, []);
}
