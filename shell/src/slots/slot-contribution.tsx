import type { SlotName } from '@wabu/shared/module';
import { requestIdle } from '@wabu/shared/page';
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
    const load = () =>
      import('./loaded-contribution.tsx').then(
        ({ LoadedContribution }) => !isGone && setComponent(() => LoadedContribution),
        // Without a network the slot stays empty until the page is shown again.
        () => undefined,
      );
    const cancel = requestIdle(load, IDLE_TIMEOUT_MS);
    return () => {
      isGone = true;
      cancel();
    };
  }, []);
  return Component ? <Component {...props} /> : null;
}
