import type { Browser } from '@playwright/test';
import { post, send, tokenFor } from '../e2e/fixtures/people.ts';
import { publishMicrosite } from '../e2e/fixtures/published-microsite.ts';
import type { Server } from '../e2e/fixtures/server.ts';
import { withChromium } from './lib/chromium.ts';
import { interleaved, type Row } from './lib/row.ts';
import { serverWithMicrosites, startBaseline } from './lib/servers.ts';
import { scriptsOf, withProfile } from './lib/slow-tab.ts';

const ROUNDS = 15;
const PUBLICATIONS = 20;
/** Longer than any file takes on the slow network. */
const SETTLED_MS = 1_500;
const URL = 'traghetti-benaco';
const microsite = `/it/siti/${URL}`;

/** Home and microsite on a slow phone beside the same page as one static file, among 10,000 microsites. */
export async function measure(): Promise<Row[]> {
  const server = await serverWithMicrosites(10_000);
  try {
    await publishMicrosite(server.url, await tokenFor(server.url, 'king'), URL);
    const pages = { 'home in it': '/it/', 'home in ar': '/ar/', 'home in zh': '/zh/', microsite };
    const rows = await withChromium(async (browser) => {
      const found: Row[] = [];
      for (const [name, path] of Object.entries(pages))
        found.push(...(await painting(browser, server, name, path)));
      return found;
    });
    return [...rows, await publication(server)];
  } finally {
    await server.dispose();
  }
}

/** Milliseconds of Largest Contentful Paint and Total Blocking Time, kilobytes of scripts. */
type Visit = Record<'lcp' | 'blocked' | 'scripts', number>;

async function painting(browser: Browser, server: Server, name: string, path: string) {
  const file = await startBaseline('static-page', { ORIGIN: server.url, PAGE: path });
  // A page of another site precedes both, so that both get a new renderer process.
  const from = `${server.url.replace('localhost', '127.0.0.1')}/healthz`;
  const open = (url: string) => () => visit(browser, from, url + path);
  const found = await interleaved(ROUNDS, open(server.url), open(file.url));
  await file.stop();
  const of = (visits: Visit[], what: keyof Visit) => visits.map((it) => it[what]);
  const rows: Row[] = [
    {
      name: `${name}: largest contentful paint`,
      runs: of(found.subject, 'lcp'),
      // Other load on the machine only adds time.
      quantile: 0.25,
      unit: 'ms',
      baseline: { what: 'one static file', runs: of(found.baseline, 'lcp') },
      limit: { atMost: 1.1 },
    },
    {
      name: `${name}: total blocking time`,
      runs: of(found.subject, 'blocked'),
      unit: 'ms',
      limit: { atMost: 100 },
    },
  ];
  const scripts = of(found.subject, 'scripts');
  const none: Row = {
    name: `${name}: JavaScript`,
    runs: scripts,
    unit: 'kB',
    limit: { atMost: 0 },
  };
  return path === microsite ? [...rows, none] : rows;
}

const observe = `
  window.seen = { lcp: 0, blocked: 0 };
  const watch = (type, see) => new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime }) => { seen.lcp = startTime; });
  watch('longtask', ({ duration }) => { seen.blocked += Math.max(0, duration - 50); });`;

const isSettled = (milliseconds: number) => `(() => {
  const [{ loadEventEnd }] = performance.getEntriesByType('navigation');
  const ends = performance.getEntriesByType('resource').map(({ responseEnd }) => responseEnd);
  return loadEventEnd > 0 && performance.now() - Math.max(loadEventEnd, ...ends) >= ${milliseconds};
})()`;

function visit(browser: Browser, from: string, address: string): Promise<Visit> {
  return withProfile(browser, async (open) => {
    const tab = await open();
    await tab.before(observe);
    await tab.navigate(from);
    await tab.until(isSettled(0));
    await tab.navigate(address);
    await tab.until(isSettled(SETTLED_MS));
    const seen = JSON.parse(await tab.until<string>('JSON.stringify(seen)'));
    return { ...seen, scripts: await scriptsOf(tab) };
  });
}

/** From the start of the request that publishes to the first answer that shows it. */
async function publication({ url }: Server): Promise<Row> {
  const token = await tokenFor(url, 'king');
  const runs: number[] = [];
  for (let round = 1; round <= PUBLICATIONS; round += 1) {
    const Citta = `Borgo ${round}`;
    const answer = await fetch(`${url}/api/d1/getfrontend?URL=${URL}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { ledger: _, version: __, publication: ___, ...frontend } = await answer.json();
    const Localizzazione = { ...frontend.Localizzazione, Citta };
    await send('PUT', `${url}/api/d1/updatefrontend`, { ...frontend, Localizzazione }, token);
    const started = performance.now();
    await post(`${url}/api/d1/publishfrontend`, { URL }, token);
    while (!(await (await fetch(url + microsite)).text()).includes(Citta)) {}
    runs.push((performance.now() - started) / 1000);
  }
  return {
    name: 'microsite: publish → visible, p95',
    runs,
    quantile: 0.95,
    unit: 's',
    limit: { atMost: 1 },
  };
}
