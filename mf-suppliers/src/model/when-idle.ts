/** Even a busy page goes on after this time. */
const TIMEOUT_MS = 1_000;

/** Resolves when the browser has nothing else to do; Safari lacks `requestIdleCallback`. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (window.requestIdleCallback)
      window.requestIdleCallback(() => resolve(), { timeout: TIMEOUT_MS });
    else setTimeout(resolve, 50);
  });
