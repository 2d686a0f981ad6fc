import { useEffect } from 'react';
import { useFragment } from './use-fragment.ts';

/** Does once what a link asks for (`#new`), and takes it out of the address, so that Back and a reload do not ask again. */
export function useFragmentAction(name: string, act: () => unknown): void {
  const { params, put } = useFragment();
  const isAsked = params.has(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once, whatever else changes
  useEffect(() => {
    if (!isAsked) return;
    put({ [name]: '' });
    act();
  }, [isAsked]);
}
