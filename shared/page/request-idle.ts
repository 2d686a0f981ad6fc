/** The delay where the browser lacks `requestIdleCallback` (Safari). */
const FALLBACK_MS = 50;

/**
 * Runs a function when the browser is idle.
 *
 * @param timeoutMs even a busy page runs it after this time; without it, it waits until the page is idle
 * @returns cancels it
 */
export function requestIdle(run: () => void, timeoutMs?: number): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, FALLBACK_MS);
    return () => clearTimeout(timer);
  }
  const id = requestIdleCallback(run, { timeout: timeoutMs });
  return () => cancelIdleCallback(id);
}

/** Resolves when the browser is idle, after `timeoutMs` at the latest. */
export const untilIdle = (timeoutMs: number) =>
  new Promise<void>((resolve) => requestIdle(resolve, timeoutMs));
