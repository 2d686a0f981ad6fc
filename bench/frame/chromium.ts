import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { storeSession } from '../../e2e/fixtures/stored-session.ts';
import { nameKeeper } from './name-keeper.ts';
import { Traffic } from './traffic.ts';

/** A phone on a mean line: four times slower, 1.6 Mbit/s, 150 ms. */
export const meanLine = { cpu: 4, bytesPerSecond: 200_000, latency: 150 };

export interface Visit {
  page: Page;
  traffic: Traffic;
}

/** A frame is drawn as soon as there is something to draw, and not at the display's next beat. */
export const withoutDisplayClock = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Runs with a Chromium and closes it. */
export async function withChromium<T>(
  run: (browser: Browser) => Promise<T>,
  flags: string[] = [],
): Promise<T> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--no-first-run',
      ...flags,
    ],
  });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A profile that knows no site yet, with the window and the language of all figures. */
export async function freshProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
  });
  await context.addInitScript(nameKeeper);
  return context;
}

/** A page in a fresh profile whose traffic is counted; with a token it is signed in already. */
export async function freshPage(browser: Browser, options: Options = {}): Promise<Visit> {
  const context = await freshProfile(browser);
  const { session, url } = options;
  if (session && url) {
    const first = await context.newPage();
    await storeSession(first, url, session);
    await first.close();
  }
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  if (options.throttle) await slowDown(debug, options.throttle);
  return { page, traffic: await Traffic.of(debug) };
}

export interface Options {
  session?: string;
  url?: string;
  throttle?: typeof meanLine;
}

/** Makes the page of that session as slow as the line says. */
export async function slowDown(
  debug: CDPSession,
  { cpu, bytesPerSecond, latency }: typeof meanLine,
) {
  await debug.send('Network.enable');
  await debug.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await debug.send('Emulation.setCPUThrottlingRate', { rate: cpu });
}
