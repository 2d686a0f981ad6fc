import type { Browser } from '@playwright/test';
import type { Server } from '../../e2e/fixtures/server.ts';
import { startBaseline } from './child.ts';
import { slowNetwork, throttle } from './chromium.ts';
import type { Row } from './row.ts';
import { interleaved } from './statistics.ts';
import { unwatchedPages } from './unwatched-pages.ts';

const ROUNDS = 15;
/** The first quartile of the paints is compared: other load on the machine only adds time. */
const FIRST_QUARTILE = 0.25;
/** A page of another site, so that both pages get a new renderer process. */
const REFERRER = '/healthz';
/** Longer than any file takes on the slow network. */
const SETTLED_MS = 1_500;

interface Visit {
  /** Largest Contentful Paint in milliseconds. */
  lcp: number;
  /** Cumulative Layout Shift. */
  shift: number;
  /** Number of scripts requested before the First Contentful Paint. */
  scriptsBeforePaint: number;
  /** Total Blocking Time in milliseconds: the part of each task beyond 50 ms. */
  blocked: number;
}

/** A public page on a slow network beside the same page as one static file. */
export async function paintBesideFile(
  name: string,
  page: string,
  mostLcp: number,
  server: Server,
  browser: Browser,
): Promise<Row[]> {
  const script = new URL('static-page.mjs', import.meta.url);
  const staticServer = await startBaseline(script, { ORIGIN: server.url, PAGE: page });
  const from = server.url.replace('localhost', '127.0.0.1') + REFERRER;
  const found = await interleaved(
    ROUNDS,
    () => visit(browser, from, server.url + page),
    () => visit(browser, from, `http://localhost:${staticServer.port}${page}`),
  );
  await staticServer.stop();
  return [
    {
      name: `${name}: LCP`,
      runs: found.subject.map(({ lcp }) => lcp),
      quantile: FIRST_QUARTILE,
      unit: 'ms',
      baseline: { what: 'one static file', runs: found.baseline.map(({ lcp }) => lcp) },
      threshold: { atMost: mostLcp },
    },
    {
      name: `${name}: layout shift`,
      runs: found.subject.map(({ shift }) => shift),
      quantile: 1,
      unit: '',
      threshold: { atMost: 0 },
    },
    {
      name: `${name}: scripts before first paint`,
      runs: found.subject.map((seen) => seen.scriptsBeforePaint),
      quantile: 1,
      unit: '',
      threshold: { atMost: 0 },
    },
    {
      name: `${name}: total blocking time`,
      runs: found.subject.map(({ blocked }) => blocked),
      unit: 'ms',
      threshold: { atMost: 100 },
    },
  ];
}

async function visit(browser: Browser, from: string, address: string): Promise<Visit> {
  const pages = await unwatchedPages(browser);
  const page = await pages.open();
  await throttle(page, slowNetwork);
  await page.send('Page.enable');
  await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${observe})()` });
  await page.send('Page.navigate', { url: from });
  await page.until(`(${isSettled})(0)`);
  await page.send('Page.navigate', { url: address });
  await page.until(`(${isSettled})(${SETTLED_MS})`);
  const found = await page.until<string>(`JSON.stringify((${readVisit})())`);
  await pages.dispose();
  return JSON.parse(found);
}

/** Runs in the page, before its own scripts. */
function observe(): void {
  const seen = { lcp: 0, shift: 0, blocked: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as unknown as Shift).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) seen.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: it has loaded, and for this time no further file has come. */
function isSettled(milliseconds: number): boolean {
  const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const files = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = document?.loadEventEnd ?? 0;
  const last = Math.max(loaded, ...files.map(({ responseEnd }) => responseEnd));
  return loaded > 0 && performance.now() - last >= milliseconds;
}

/** Runs in the page. */
function readVisit(): Visit {
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const scripts = performance
    .getEntriesByType('resource')
    .filter((it) => it.name.endsWith('.js') && it.startTime < (paint?.startTime ?? 0));
  const { seen } = window as unknown as { seen: Omit<Visit, 'scriptsBeforePaint'> };
  return { ...seen, scriptsBeforePaint: scripts.length };
}

interface Shift {
  value: number;
}
