import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const MARK = 'bench-main-thread';

/** Begins what `tasksDuring` counts, in a page that is open. */
export const countTasks = (page: Page) =>
  page.evaluate((name) => void performance.mark(name), MARK);

/** The same at the first contentful paint of the page that opens next. */
export const countTasksFromPaint = (page: Page) =>
  page.addInitScript((name) => {
    const watch = new PerformanceObserver(() => {
      watch.disconnect();
      performance.mark(name);
    });
    watch.observe({ type: 'paint' });
  }, MARK);

/**
 * The processor time in milliseconds of each task of the page's main thread, from Chromium's trace, from where the
 * function counts until it ends. Chromium slows a processor down by work of the thread, so that a slow one's time is
 * in it.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  // It names the thread: the browser has others, such as that of a page in reserve.
  const mark = trace.traceEvents.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace lacks the thread of the page');
  return trace.traceEvents
    .filter(
      ({ name, pid, tid, ts }) =>
        name === 'RunTask' && pid === mark.pid && tid === mark.tid && ts >= mark.ts,
    )
    .map(({ tdur = 0 }) => tdur / 1_000);
}
