import { useEffect, useState } from 'react';
import { useFragment } from '../lifecycle/use-fragment.ts';

/** The record whose history is shown: opened by a button of the open record, or by a link in the address. */
export function useOpenHistory<T>(opened: T | null | undefined) {
  const [shown, setShown] = useState<T | null>(null);
  useHistoryLink(() => opened, setShown);
  return { shown, open: () => setShown(opened ?? null), close: () => setShown(null) };
}

/** Opens the history that a link asks for (`#history=…`), and takes that out of the address, so that Back leads to the link. */
export function useHistoryLink<T>(
  find: (asked: string) => T | null | undefined,
  open: (record: T) => void,
): void {
  const { params, put } = useFragment();
  const asked = params.get('history');
  const record = asked === null ? null : find(asked);
  const isFound = Boolean(record);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens it once, whatever else changes
  useEffect(() => {
    if (!record) return;
    put({ history: '' });
    open(record);
  }, [isFound]);
}

/** The deleted record whose history a link asks for (`#deleted=…`): it has no key and no page of its own. */
export function useDeletedHistory(): { id: string | null; close: () => void } {
  const { params, put } = useFragment();
  return { id: params.get('deleted'), close: () => put({ deleted: '' }) };
}
