import type { SlotName } from '@wabu/shared/module';
import { useEffect, useState } from 'react';
import type { ContributionProps, LoadedContribution } from './loaded-contribution.tsx';

/** The longest wait of a contribution for an idle browser. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * The contribution of one module to a slot. The page around it comes first: the code that loads contributions is a
 * chunk of its own, fetched when the browser is idle.
 */
export function SlotContribution<Name extends SlotName>(props: ContributionProps<Name>) {
  const [Component, setComponent] = useState<typeof LoadedContribution>();
  useEffect(() => {
    let isGone = false;
    whenIdle()
      .then(() => import('./loaded-contribution.tsx'))
      // Without a network the slot stays empty until the page is shown again.
      .then(
        ({ LoadedContribution }) => !isGone && setComponent(() => LoadedContribution),
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  return Component ? <Component {...props} /> : null;
}

function whenIdle(): Promise<void> {
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS });
  });
}
