import { requestIdle } from '@wabu/shared/page';
import { type ComponentType, useEffect, useState } from 'react';

/** The longest wait for an idle browser. */
const IDLE_TIMEOUT_MS = 2_000;

/**
 * A component whose code is fetched when the browser is idle: the page around it comes first. Undefined before, and
 * without a network until the page is shown again. `load` must be the same function at each render.
 */
export function useIdleComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> | undefined {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  useEffect(() => {
    let isGone = false;
    const start = () =>
      load().then(
        (loaded) => !isGone && setComponent(() => loaded),
        () => undefined,
      );
    const cancel = requestIdle(start, IDLE_TIMEOUT_MS);
    return () => {
      isGone = true;
      cancel();
    };
  }, [load]);
  return Component;
}
