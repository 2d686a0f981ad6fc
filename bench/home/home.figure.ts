import type { Browser } from '@playwright/test';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { startBaseline } from '../frame/child.ts';
import { freshPage, meanLine, withChromium } from '../frame/chromium.ts';
import type { Row } from '../frame/row.ts';
import { inTurns, median, quantile } from '../frame/statistics.ts';
import type { Transfer } from '../frame/traffic.ts';

const ROUNDS = 15;
/** Of the paints the fastest quarter is held: a machine that is busy with other things only ever adds. */
const QUIET = 0.25;
/** Where visitors come from: another site, so that both pages get a process of their own in the browser. */
const ELSEWHERE = '/healthz';

interface Seen {
  /** Milliseconds until the largest thing in the window is painted. */
  lcp: number;
  /** How much moved after it was painted. */
  shift: number;
  kilobytes: number;
  requests: number;
  /** Whether a script was asked for before the first paint. */
  scriptsBeforePaint: number;
}

/** The public home on a mean line, against the same page as one static file, in three scripts. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  try {
    return await withChromium(async (browser) => {
      const rows: Row[] = [];
      for (const code of ['it', 'ar', 'zh']) rows.push(...(await measureIn(code, server, browser)));
      return rows;
    });
  } finally {
    await server.dispose();
  }
}

async function measureIn(code: string, server: Server, browser: Browser): Promise<Row[]> {
  const page = `/${code}/`;
  const script = new URL('static-page.mjs', import.meta.url);
  const still = await startBaseline(script, { ORIGIN: server.url, PAGE: page });
  const from = server.url.replace('localhost', '127.0.0.1') + ELSEWHERE;
  const found = await inTurns(
    ROUNDS,
    () => look(browser, from, server.url + page),
    () => look(browser, from, `http://localhost:${still.port}${page}`),
  );
  await still.stop();
  const middle = (of: keyof Seen) => median(found.subject.map((seen) => seen[of]));
  const paints = found.subject.map(({ lcp }) => lcp);
  const stillPaints = found.baseline.map(({ lcp }) => lcp);
  return [
    {
      figure: `home in ${code}: LCP`,
      value: quantile(paints, QUIET),
      unit: 'ms',
      baseline: { what: 'one static file', value: quantile(stillPaints, QUIET) },
      note: `medians ${median(paints)} and ${median(stillPaints)} ms`,
      bar: { atMost: 1.15 },
    },
    {
      figure: `home in ${code}: layout shift`,
      value: Math.max(...found.subject.map(({ shift }) => shift)),
      unit: '',
      note: found.subject.map(({ shift }) => shift.toFixed(4)).join(' '),
      bar: { atMost: 0 },
    },
    {
      figure: `home in ${code}: scripts before first paint`,
      value: Math.max(...found.subject.map((seen) => seen.scriptsBeforePaint)),
      unit: '',
      bar: { atMost: 0 },
    },
    {
      figure: `home in ${code}: all bytes`,
      value: middle('kilobytes'),
      unit: 'kB',
      note: `${middle('requests')} requests; the static file: ${Math.round(median(found.baseline.map((it) => it.kilobytes)))} kB`,
    },
  ];
}

async function look(browser: Browser, from: string, address: string): Promise<Seen> {
  const { page, traffic } = await freshPage(browser, { throttle: meanLine });
  await page.addInitScript(() => {
    const seen = { lcp: 0, shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as unknown as Shift).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(from);
  await page.goto(address, { waitUntil: 'networkidle' });
  const { lcp, shift, scriptsBeforePaint } = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const scripts = performance
      .getEntriesByType('resource')
      .filter((it) => it.name.endsWith('.js') && it.startTime < (paint?.startTime ?? 0));
    const { seen } = window as unknown as { seen: { lcp: number; shift: number } };
    return { ...seen, scriptsBeforePaint: scripts.length };
  });
  await page.context().close();
  return {
    lcp,
    shift,
    scriptsBeforePaint,
    kilobytes: traffic.kilobytes(isOfPage),
    requests: traffic.transfers.filter(isOfPage).length,
  };
}

const isOfPage = ({ path }: Transfer) => path !== ELSEWHERE;

interface Shift {
  value: number;
}
