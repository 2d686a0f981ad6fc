import { useEffect } from 'react';
import { useFragment } from '../lifecycle/use-fragment.ts';

/**
 * Opens the history that a link asks for in the fragment of the address (`#history=…`), once `find` returns its
 * record for that value. It takes the value out of the address, so that Back leads to where the link stands.
 */
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
