import { EventEmitter, once } from 'node:events';
import type { Browser, Page } from '@playwright/test';
import { type Server, startServer } from '../../e2e/fixtures/server.ts';
import { newPage, slowNetwork, withChromium } from '../lib/chromium.ts';
import type { Row } from '../lib/row.ts';

declare global {
  interface Window {
    /** Reports the Unix time of a milestone of the page. */
    report: (what: Milestone, at: number) => void;
  }
}

/** First contentful paint, first script received, press, frame that shows what the press does. */
type Milestone = 'painted' | 'scripted' | 'pressed' | 'shown';

const ROUNDS = 5;
const LANGUAGES = ['it', 'ar', 'zh'];
/** When a visitor presses: after the first contentful paint, or once the first script has arrived. */
const MOMENTS = [0, 100, 300, 600, 'scripted'] as const;

interface Control {
  name: string;
  selector: string;
  /** Visible once the press has done its work. */
  shows?: string;
  /** No longer visible then. */
  hides?: string;
}

const controls: Control[] = [
  { name: 'language menu', selector: '[popovertarget]', shows: '#languages:popover-open' },
  { name: 'cookie banner', selector: '#cookie-banner button[value=none]', hides: '#cookie-banner' },
];

/** From a press on the home, before and while it hydrates on a slow phone, to the frame that shows its effect. */
export async function measure(): Promise<Row[]> {
  const server = await startServer({ data: 'empty' });
  try {
    return await withChromium(async (browser) => {
      const rows: Row[] = [];
      for (const control of controls)
        for (const code of LANGUAGES) rows.push(await row(browser, server, control, code));
      return rows;
    });
  } finally {
    await server.dispose();
  }
}

async function row(browser: Browser, server: Server, control: Control, code: string): Promise<Row> {
  const address = `${server.url}/${code}/`;
  const position = await centreOf(browser, address, control);
  const runs: number[] = [];
  const worst: string[] = [];
  for (const moment of MOMENTS) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      times.push(await press(browser, address, control, { moment, position }));
    worst.push(`${moment} ${Math.max(...times).toFixed(0)}`);
    runs.push(...times);
  }
  return {
    name: `home in ${code}: press → ${control.name} answers, before and while it hydrates`,
    runs,
    quantile: 1,
    unit: 'ms',
    threshold: { atMost: 200 },
    note: `the longest for each moment, in milliseconds after the first paint: ${worst.join(', ')}`,
  };
}

interface Position {
  x: number;
  y: number;
}

/** Found in a visit of its own: a look at the page would delay the press. */
async function centreOf(browser: Browser, address: string, control: Control): Promise<Position> {
  const { page } = await newPage(browser);
  await page.goto(address);
  const box = await page.locator(control.selector).last().boundingBox();
  await page.context().close();
  if (!box) throw new Error(`There is no ${control.selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function press(
  browser: Browser,
  address: string,
  control: Control,
  { moment, position }: { moment: (typeof MOMENTS)[number]; position: Position },
): Promise<number> {
  const { page } = await newPage(browser, { throttle: slowNetwork });
  const milestones = await watch(page, control);
  await page.goto(address, { waitUntil: 'commit' });
  if (moment === 'scripted') await milestones('scripted');
  else {
    await milestones('painted');
    await page.waitForTimeout(moment);
  }
  const debug = await page.context().newCDPSession(page);
  const mouse = { ...position, button: 'left', clickCount: 1 } as const;
  await Promise.all([
    debug.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...mouse }),
    debug.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...mouse }),
  ]);
  const time = (await milestones('shown')) - (await milestones('pressed'));
  await page.context().close();
  return time;
}

/** Watches the page, and the document that may follow it. Returns a wait for the time of a milestone. */
async function watch(page: Page, control: Control) {
  const times = new EventEmitter();
  const milestones = {
    painted: once(times, 'painted'),
    scripted: once(times, 'scripted'),
    pressed: once(times, 'pressed'),
    shown: once(times, 'shown'),
  };
  await page.exposeFunction('report', (what: Milestone, at: number) => times.emit(what, at));
  await page.addInitScript(({ shows = '', hides = '' }) => {
    const now = () => performance.timeOrigin + performance.now();
    const hasPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0;
    new PerformanceObserver(() => window.report('painted', now())).observe({ type: 'paint' });
    new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.endsWith('.js')))
        window.report('scripted', now());
    }).observe({ type: 'resource' });
    addEventListener(
      'click',
      ({ timeStamp }) => window.report('pressed', performance.timeOrigin + timeStamp),
      { capture: true },
    );
    const isShown = () =>
      hides
        ? hasPainted() && !document.querySelector(hides)?.checkVisibility()
        : document.querySelector(shows) !== null;
    const look = () => {
      if (!isShown()) return requestAnimationFrame(look);
      const channel = new MessageChannel();
      channel.port1.onmessage = () => window.report('shown', now());
      channel.port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, control);
  return async (what: Milestone) => Number((await milestones[what])[0]);
}
