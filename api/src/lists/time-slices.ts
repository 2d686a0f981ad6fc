/** Other requests run after this time. */
const SLICE_MS = 10;

/** A function to be awaited between the steps of long work: it lets other requests run when a slice is used up. */
export function timeSlices(): () => Promise<void> {
  let until = performance.now() + SLICE_MS;
  return async () => {
    if (performance.now() < until) return;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + SLICE_MS;
  };
}
