import type { Browser, Page } from '@playwright/test';
import { languages } from '@wabu/shared/i18n/languages';
import type { Server } from '../../e2e/fixtures/server.ts';
import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { freshPage, withChromium, withoutDisplayClock } from '../frame/chromium.ts';
import type { Row } from '../frame/row.ts';
import { inTurns, median } from '../frame/statistics.ts';
import { typeInTurns, typingRows } from '../frame/typing.ts';
import { barePage, longText, serverWithTexts } from './written.ts';

const ROUNDS = 5;
const SECTIONS = 20;
const inAll = Object.fromEntries(languages.map(({ code }) => [code, longText(50)]));
const address = '/adminwabu/frontends?frontend=grande';

/** A frontend of 20 sections in nine languages: how long it takes to open, and to type in it. */
export async function measure(): Promise<Row[]> {
  const { server, session } = await serverWithTexts('grande', Array(SECTIONS).fill(inAll));
  try {
    const opened = await withChromium(async (browser) => {
      const { page } = await freshPage(browser, { session, url: server.url });
      return opening(page, browser, server);
    });
    const typed = await withChromium(async (browser) => {
      const { page } = await freshPage(browser, { session, url: server.url });
      return typing(page, browser, server);
    }, withoutDisplayClock);
    return [...opened, ...typed];
  } finally {
    await server.dispose();
  }
}

async function opening(page: Page, browser: Browser, server: Server): Promise<Row[]> {
  await page.goto(server.url + address);
  const whole = page.locator('ol > li section, ol > li article').nth(SECTIONS - 1);
  await whole.waitFor();
  const html = await page.locator('main').evaluate((main) => main.innerHTML);
  const bare = await barePage(browser, server, '<main></main>');
  const { subject, baseline } = await inTurns(
    ROUNDS,
    () => open(page, server),
    () => drawn(bare, html),
  );
  const seen = median(subject.map((it) => it.seen));
  const value = median(subject.map((it) => it.all));
  return [
    {
      figure: 'frontend of 20 sections × 9 languages: data there → first sections painted',
      value: seen,
      unit: 'ms',
      bar: { atMost: 300 },
    },
    {
      figure: 'the same until its last section is painted',
      value,
      unit: 'ms',
      baseline: { what: 'same HTML, static', value: median(baseline.map((it) => it.all)) },
    },
  ];
}

interface Opened {
  seen: number;
  all: number;
}

/** Opens it anew; counts from the moment its data has arrived. */
async function open(page: Page, server: Server): Promise<Opened> {
  await page.bringToFront();
  await page.addInitScript((count) => {
    const times = { seen: 0, all: 0 };
    Object.assign(window, { opened: times });
    const cards = () => document.querySelectorAll('main ol > li [lang=ar]').length;
    const afterPaint = (done: () => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(null);
      });
    new MutationObserver(() => {
      const now = cards();
      if (now > 0 && times.seen === 0)
        afterPaint(() => {
          times.seen ||= performance.now();
        });
      if (now >= count && times.all === 0)
        afterPaint(() => {
          times.all ||= performance.now();
        });
    }).observe(document, { childList: true, subtree: true });
  }, SECTIONS * 2);
  await page.goto(server.url + address);
  await page.waitForFunction(() => (window as unknown as { opened: Opened }).opened.all > 0);
  return page.evaluate(() => {
    const { seen, all } = (window as unknown as { opened: Opened }).opened;
    const data = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('getfrontend?'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const from = Math.min(...data);
    return { seen: seen - from, all: all - from };
  });
}

/** Puts the same HTML into a page that is nothing else. */
async function drawn(page: Page, html: string): Promise<Opened> {
  await page.bringToFront();
  const all = await page.evaluate(
    (text) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        const main = document.querySelector('main') as HTMLElement;
        main.innerHTML = text;
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => resolve(performance.now() - from);
          channel.port2.postMessage(null);
        });
      }),
    html,
  );
  return { seen: all, all };
}

async function typing(page: Page, browser: Browser, server: Server): Promise<Row[]> {
  await page.goto(`${server.url}${address}&mode=edit`);
  await frontendsPageOf(page).write('Contenuto', 10, 'English', ' ');
  const bare = await barePage(browser, server, `<div contenteditable>${inAll.en}</div>`);
  await bare.locator('[contenteditable]').click();
  return typingRows(
    'in a form of 20 sections × 9 languages',
    await typeInTurns(ROUNDS, page, bare),
  );
}
