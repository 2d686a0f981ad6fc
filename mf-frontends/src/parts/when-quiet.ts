import { runWhenIdle } from './run-when-idle.ts';

/** How long nobody presses or types before code loads that no press waits for. */
const QUIET_MS = 3_000;

const inputs = ['pointerdown', 'keydown', 'input'] as const;

/** Resolves when the page is idle and nobody has pressed or typed anything for a while. */
export function whenQuiet(): Promise<void> {
  return quiet.wait();
}

/** Where the pause comes from. Component tests do not wait. */
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
