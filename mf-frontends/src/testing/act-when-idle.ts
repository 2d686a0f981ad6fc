import { act } from '@testing-library/react';
import { idle } from '../parts/run-when-idle.ts';
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
  idle.request = (run) => {
    const attempt = () =>
      void (test.IS_REACT_ACT_ENVIRONMENT ? setTimeout(attempt, PAUSE_MS) : act(run));
    setTimeout(attempt);
  };
}
