import { runWhenIdle } from './run-when-idle.ts';

const QUIET_MS = 3_000;

const inputs = ['pointerdown', 'keydown', 'input'] as const;

export function whenQuiet(): Promise<void> {
  return quiet.wait();
}

/** The source of the pause; component tests replace it. */
export const quiet = {
  wait(): Promise<void> {
    return new Promise((resolve) => {
      const listening = new AbortController();
      const isQuiet = () => {
        listening.abort();
        runWhenIdle(resolve);
      };
      let timer = setTimeout(isQuiet, QUIET_MS);
      const waitAgain = () => {
        clearTimeout(timer);
        timer = setTimeout(isQuiet, QUIET_MS);
      };
      const options = { capture: true, passive: true, signal: listening.signal };
      for (const input of inputs) addEventListener(input, waitAgain, options);
    });
  },
};
