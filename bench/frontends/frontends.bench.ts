import type { Browser, Page } from '@playwright/test';
import { languages } from '@wabu/shared/i18n/languages';
import type { Server } from '../../e2e/fixtures/server.ts';
import { frontendsPageOf } from '../../e2e/pages/frontends-page.ts';
import { newPage, uncappedFrameRate, withChromium } from '../lib/chromium.ts';
import { lexicalPage } from '../lib/lexical/lexical-page.ts';
import type { Row } from '../lib/row.ts';
import { letterRow, rowBesideLexical, typeInterleaved } from '../lib/typing.ts';
import { longText, serverWithTexts } from './long-texts.ts';

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
      return opening(page, server);
    });
    const typed = await withChromium(async (browser) => {
      const { page } = await newPage(browser, { session, url: server.url });
      return typing(page, browser, server);
    }, uncappedFrameRate);
    return [opened, ...typed];
  } finally {
    await server.dispose();
  }
}

async function opening(page: Page, server: Server): Promise<Row> {
  const opened: Opened[] = [];
  await recordSections(page);
  for (let round = 0; round < ROUNDS; round += 1) opened.push(await open(page, server));
  return {
    name: 'frontend of 20 sections × 9 languages: data received → first sections painted',
    runs: opened.map((it) => it.first),
    unit: 'ms',
    threshold: { atMost: 300 },
    note: `last section ${opened.map((it) => it.all.toFixed(0)).join(', ')} ms`,
  };
}

interface Opened {
  first: number;
  all: number;
}

/** Records when the first and the last section of a page are painted. */
const recordSections = (page: Page) =>
  page.addInitScript((count) => {
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

/** Loads the page; times count from the end of the data response. */
async function open(page: Page, server: Server): Promise<Opened> {
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

async function typing(page: Page, browser: Browser, server: Server): Promise<Row[]> {
  await page.goto(`${server.url}${address}&mode=edit`);
  await frontendsPageOf(page).write('Contenuto', 10, 'English', ' ');
  const where = 'in a form of 20 sections × 9 languages';
  const one = await lexicalPage(browser, server, [inAll.en ?? '']);
  const besideOne = await typeInterleaved(ROUNDS, page, one);
  const texts = Array<string[]>(SECTIONS).fill(Object.values(inAll)).flat();
  const english = languages.findIndex(({ code }) => code === 'en') + 1;
  const all = await lexicalPage(browser, server, texts, 9 * languages.length + english);
  const besideAll = await typeInterleaved(ROUNDS, page, all);
  return [
    letterRow(where, besideOne),
    // Decision 0113.
    rowBesideLexical(where, besideOne, {
      watched: 'one editor is no form, and none can cost less',
    }),
    rowBesideLexical(where, besideAll, { editors: texts.length }),
  ];
}
