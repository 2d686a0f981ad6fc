import type { Browser } from '@playwright/test';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing', 'loading'];

/**
 * The processor time in milliseconds of each task of the page's main thread, from Chromium's trace, from the page's mark
 * `from` until the function ends. Chromium slows a processor down by work of the thread, so that a slow one's time is in
 * it.
 */
export async function tasksDuring(
  browser: Browser,
  from: string,
  run: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(undefined, { categories: CATEGORIES });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  // It names the thread: the browser has others, such as that of a page in reserve.
  const start = trace.traceEvents.find(({ name }) => name === from);
  if (!start) throw new Error('The trace lacks the thread of the page');
  return trace.traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= start.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1_000);
}
