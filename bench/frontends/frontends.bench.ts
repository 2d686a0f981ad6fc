import type { Browser, Page } from '@playwright/test';
import { languages } from '@wabu/shared/i18n/languages';
import type { Server } from '../../e2e/fixtures/server.ts';
import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { newPage, uncappedFrameRate, withChromium } from '../lib/chromium.ts';
import type { Row } from '../lib/row.ts';
import { interleaved, median } from '../lib/statistics.ts';
import { typeInterleaved, typingRow } from '../lib/typing.ts';
import { barePage, longText, serverWithTexts } from './long-texts.ts';

const ROUNDS = 5;
const SECTIONS = 20;
const inAll = Object.fromEntries(languages.map(({ code }) => [code, longText(50)]));
const address = '/adminwabu/frontends?frontend=grande';

/** A frontend of 20 sections in nine languages: time to open it and to type in it. */
export async function measure(): Promise<Row[]> {
  const { server, session } = await serverWithTexts('grande', Array(SECTIONS).fill(inAll));
  try {
    const opened = await withChromium(async (browser) => {
      const { page } = await newPage(browser, { session, url: server.url });
      return opening(page, browser, server);
    });
    const typed = await withChromium(async (browser) => {
      const { page } = await newPage(browser, { session, url: server.url });
      return typing(page, browser, server);
    }, uncappedFrameRate);
    return [opened, typed];
  } finally {
    await server.dispose();
  }
}

async function opening(page: Page, browser: Browser, server: Server): Promise<Row> {
  await page.goto(server.url + address);
  const whole = page.locator('ol > li section, ol > li article').nth(SECTIONS - 1);
  await whole.waitFor();
  const html = await page.locator('main').evaluate((main) => main.innerHTML);
  const bare = await barePage(browser, server, '<main></main>');
  const { subject, baseline } = await interleaved(
    ROUNDS,
    () => open(page, server),
    () => renderStatic(bare, html),
  );
  const first = median(subject.map((it) => it.first));
  const all = median(subject.map((it) => it.all));
  const staticAll = median(baseline.map((it) => it.all));
  return {
    name: 'frontend of 20 sections × 9 languages: data received → first sections painted',
    value: first,
    unit: 'ms',
    threshold: { atMost: 300 },
    note: `last section ${all.toFixed(0)} ms, the same HTML without scripts ${staticAll.toFixed(0)} ms`,
  };
}

interface Opened {
  first: number;
  all: number;
}

/** Reloads the page; times count from the end of the data response. */
async function open(page: Page, server: Server): Promise<Opened> {
  await page.bringToFront();
  await page.addInitScript((count) => {
    const times = { first: 0, all: 0 };
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
      if (now > 0 && times.first === 0)
        afterPaint(() => {
          times.first ||= performance.now();
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
    const { first, all } = (window as unknown as { opened: Opened }).opened;
    const data = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('getfrontend?'))
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    const from = Math.min(...data);
    return { first: first - from, all: all - from };
  });
}

/** Renders the same HTML in an empty page. */
async function renderStatic(page: Page, html: string): Promise<Opened> {
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
  return { first: all, all };
}

async function typing(page: Page, browser: Browser, server: Server): Promise<Row> {
  await page.goto(`${server.url}${address}&mode=edit`);
  await frontendsPageOf(page).write('Contenuto', 10, 'English', ' ');
  const bare = await barePage(browser, server, `<div contenteditable>${inAll.en}</div>`);
  await bare.locator('[contenteditable]').click();
  const keys = await typeInterleaved(ROUNDS, page, bare);
  return typingRow('in a form of 20 sections × 9 languages', keys);
}
