/** Longer work would delay a keystroke. */
const SLICE_MS = 12;
/** More reports would draw more than anybody sees. */
const REPORT_MS = 150;

/**
 * Does work item by item, with a turn of the event loop after each slice of time: the page stays usable. Rejects with
 * `AbortError`.
 */
export async function runSliced<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Result,
  { signal, onProgress }: { signal?: AbortSignal; onProgress?: (done: number) => void } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  let reportedAt = performance.now();
  while (results.length < items.length) {
    const end = performance.now() + SLICE_MS;
    while (results.length < items.length && performance.now() < end)
      results.push(work(items[results.length] as Item));
    if (performance.now() - reportedAt > REPORT_MS) {
      onProgress?.(results.length);
      reportedAt = performance.now();
    }
    await new Promise((resolve) => setTimeout(resolve));
    signal?.throwIfAborted();
  }
  return results;
}
