import type { Browser, CDPSession, Page } from '@playwright/test';
import { tokenFor } from '../../e2e/fixtures/people.ts';
import { suppliersPageOf } from '../../e2e/pages/suppliers-page.ts';
import { freshPage, withChromium } from '../frame/chromium.ts';
import { serverWithSuppliers } from '../frame/filled-server.ts';
import { firstSeen, noteFirst } from '../frame/first-seen.ts';
import type { Row } from '../frame/row.ts';
import { quantile } from '../frame/statistics.ts';

const MANY = 100_000;
const USUAL = 10_000;

interface Screen {
  firstRows: number;
  /** The main thread's, until the rows are there and nothing is left to do. */
  processor: number;
  longestTask: number;
  megabytes: number;
  scrolledFrame: number;
  saved: number;
}

/** The suppliers' screen with a hundred thousand of them, beside itself with ten thousand. */
export async function measure(): Promise<Row[]> {
  const { many, usual } = await withChromium(async (browser) => ({
    usual: await useScreen(browser, USUAL),
    many: await useScreen(browser, MANY),
  }));
  const row = (what: string, key: keyof Screen, unit: Row['unit'], note?: string): Row => ({
    figure: `100,000 suppliers: ${what}`,
    value: many[key],
    unit,
    baseline: { what: '10,000', value: usual[key] },
    ...(note !== undefined && { note }),
  });
  return [
    row(
      'first rows',
      'firstRows',
      'ms',
      `main thread busy for ${many.processor.toFixed(2)} s until all is ready, ${usual.processor.toFixed(2)} s with 10,000`,
    ),
    row('longest task while it opens', 'longestTask', 'ms'),
    row('memory of the page', 'megabytes', 'MB'),
    row('frame while the list is scrolled, p95', 'scrolledFrame', 'ms'),
    row('save → list shown, and loaded again', 'saved', 'ms'),
  ];
}

async function useScreen(browser: Browser, count: number): Promise<Screen> {
  const server = await serverWithSuppliers(count);
  const session = await tokenFor(server.url, 'king');
  const { page } = await freshPage(browser, { session, url: server.url });
  const debug = await page.context().newCDPSession(page);
  await debug.send('Performance.enable', { timeDomain: 'threadTicks' });
  await noteFirst(page, '[role=option]');
  await noteLongTasks(page);
  // Once before, so that the server has the list in memory, as it mostly does.
  await fetch(`${server.url}/api/d1/getallsuppliers`, {
    headers: { authorization: `Bearer ${session}`, 'accept-encoding': 'br' },
  }).then((answer) => answer.arrayBuffer());
  await page.goto(`${server.url}/adminwabu/suppliers`);
  const { sinceNavigation: firstRows } = await firstSeen(page);
  await page.waitForTimeout(SETTLED_MS);
  const { TaskDuration: processor } = await metricsOf(debug);
  const longestTask = await page.evaluate(() => Math.max(0, ...window.longTasks));
  const scrolledFrame = quantile(await scroll(page), 0.95);
  const saved = await saveFirst(page);
  await debug.send('HeapProfiler.collectGarbage');
  const { JSHeapUsedSize: bytes } = await metricsOf(debug);
  await page.context().close();
  await server.dispose();
  return { firstRows, processor, longestTask, megabytes: bytes / 1e6, scrolledFrame, saved };
}
const SETTLED_MS = 3_000;

declare global {
  interface Window {
    longTasks: number[];
  }
}

const noteLongTasks = (page: Page) =>
  page.addInitScript(() => {
    window.longTasks = [];
    const note = (list: PerformanceObserverEntryList) =>
      window.longTasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
  });

async function metricsOf(debug: CDPSession) {
  const { metrics } = await debug.send('Performance.getMetrics');
  const named = Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
  return { TaskDuration: named.TaskDuration ?? 0, JSHeapUsedSize: named.JSHeapUsedSize ?? 0 };
}

/** Far jumps, so that each frame has all of its rows to draw. */
const scroll = (page: Page) =>
  page.evaluate(async () => {
    const box = document.querySelector('[role=listbox]');
    const frames: number[] = [];
    const frame = () => new Promise(requestAnimationFrame);
    let last = performance.now();
    for (let step = 0; box && step < 120; step += 1) {
      box.scrollTop = (step * 47_017) % (box.scrollHeight - box.clientHeight);
      await frame();
      frames.push(performance.now() - last);
      last = performance.now();
    }
    return frames;
  });

async function saveFirst(page: Page): Promise<number> {
  const screen = suppliersPageOf(page);
  await screen.list.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await screen.tool('Modifica').click();
  await screen.field('Indirizzo').fill('Via Nuova 7');
  const started = performance.now();
  const listed = page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/getallsuppliers') && (await answer.finished()) === null,
    { timeout: 120_000 },
  );
  await screen.tool('Salva').click();
  await page.getByRole('button', { name: 'Riapri' }).first().waitFor({ timeout: 60_000 });
  await listed;
  return performance.now() - started;
}
