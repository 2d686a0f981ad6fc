import { useState } from 'react';
import { useHistoryLink } from './use-history-link.ts';

/** The record whose history is shown: opened by a button of the open record, or by a link in the address. */
export function useOpenHistory<T>(opened: T | null | undefined) {
  const [shown, setShown] = useState<T | null>(null);
  useHistoryLink(() => opened, setShown);
  return { shown, open: () => setShown(opened ?? null), close: () => setShown(null) };
}
