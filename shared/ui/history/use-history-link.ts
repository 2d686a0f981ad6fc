import { useEffect } from 'react';
import { useLocation, useNavigate } from '../../routing/index.ts';

/**
 * Opens the history that a link asks for in the fragment of the address (`#history=…`), once `find` returns its
 * record for that value. It takes the value out of the address, so that Back leads to where the link stands.
 */
export function useHistoryLink<T>(
  find: (asked: string) => T | null | undefined,
  open: (record: T) => void,
): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(hash.slice(1)).get('history');
  const record = asked === null ? null : find(asked);
  const isFound = Boolean(record);
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens it once, whatever else changes
  useEffect(() => {
    if (!record) return;
    const rest = new URLSearchParams(hash.slice(1));
    rest.delete('history');
    navigate({ pathname, search, hash: rest.size > 0 ? `#${rest}` : '' }, { replace: true });
    open(record);
  }, [isFound]);
}
