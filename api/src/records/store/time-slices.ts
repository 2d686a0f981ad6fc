/** Other requests run after this time. */
const SLICE_MS = 10;

/**
 * Lets other requests run. The libSQL driver is synchronous: between two queries nothing else would be served
 * without a timer.
 */
export const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/** A function to be awaited between the steps of long work: it lets other requests run when a slice is used up. */
export function timeSlices(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await nextTurn();
    until = performance.now() + SLICE_MS;
  };
}
