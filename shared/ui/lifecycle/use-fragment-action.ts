import { useEffect } from 'react';
import { useLocation, useNavigate } from '../../routing/index.ts';

/**
 * Does once what a link asks for in the fragment of the address, such as `#new` for the form of a new record. It
 * takes the name out of the address, so that Back and a reload do not ask again.
 */
export function useFragmentAction(name: string, act: () => unknown): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(hash.slice(1));
  const isAsked = params.has(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once, whatever else changes
  useEffect(() => {
    if (!isAsked) return;
    params.delete(name);
    const rest = params.size > 0 ? `#${params}` : '';
    navigate({ pathname, search, hash: rest }, { replace: true });
    act();
  }, [isAsked]);
}
