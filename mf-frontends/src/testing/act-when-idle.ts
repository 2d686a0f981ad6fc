import { act } from '@testing-library/react';
import { idle } from '../parts/run-when-idle.ts';
import { quiet } from '../parts/when-quiet.ts';

/** Between two looks whether the test waits. */
const PAUSE_MS = 5;
const test: { IS_REACT_ACT_ENVIRONMENT?: boolean } = globalThis;

/**
 * Idle work changes the page, which React wants to be told in tests. It runs while the test waits for the
 * page: within an act that is still open, an act of its own would end that one too.
 */
export function actWhenIdle(): void {
  quiet.wait = async () => undefined;
  idle.request = (run) => {
    const attempt = () =>
      void (test.IS_REACT_ACT_ENVIRONMENT ? setTimeout(attempt, PAUSE_MS) : act(run));
    setTimeout(attempt);
  };
}
