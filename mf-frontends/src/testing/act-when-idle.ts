import { act } from '@testing-library/react';
import { quiet } from '../parts/when-quiet.ts';

/** Between two attempts. */
const PAUSE_MS = 5;
const test = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

/**
 * Runs idle work inside an act, because React reports updates outside of one. It starts only while no other act is
 * open: the inner one would end the outer one.
 */
export function actWhenIdle(): void {
  quiet.wait = async () => undefined;
  globalThis.requestIdleCallback = (run) => {
    const idle = () => run({ didTimeout: false, timeRemaining: () => 50 });
    const attempt = () =>
      void (test.IS_REACT_ACT_ENVIRONMENT ? setTimeout(attempt, PAUSE_MS) : act(idle));
    return Number(setTimeout(attempt));
  };
}
