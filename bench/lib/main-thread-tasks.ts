import type { Browser, Page } from '@playwright/test';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Processor time in microseconds. */
  tdur?: number;
}

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.user_timing'];
const MARK = 'bench-main-thread';

/**
 * The processor time in milliseconds of each task of the page's main thread while the function runs, from Chromium's
 * trace. Chromium slows a processor down by work of the thread, so that a slow one's time is in it.
 */
export async function tasksDuring(
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: CATEGORIES });
  // It names the thread: the browser has others, such as that of a page in reserve.
  await page.evaluate((name) => void performance.mark(name), MARK);
  await run();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const mark = trace.traceEvents.find(({ name }) => name === MARK);
  if (!mark) throw new Error('The trace lacks the thread of the page');
  return trace.traceEvents
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid)
    .map(({ tdur = 0 }) => tdur / 1_000);
}
