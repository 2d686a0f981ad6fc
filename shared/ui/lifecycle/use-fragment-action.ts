import { useEffect } from 'react';
import { useFragment } from './use-fragment.ts';

/** Does once what a link asks for (`#new`, `#for=anna`), and takes it out of the address, so that Back and a reload do not ask again. */
export function useFragmentAction(name: string, act: (value: string) => unknown): void {
  const { params, put } = useFragment();
  const asked = params.get(name);
  // biome-ignore lint/correctness/useExhaustiveDependencies: acts once, whatever else changes
  useEffect(() => {
    if (asked === null) return;
    put({ [name]: '' });
    act(asked);
  }, [asked]);
}
