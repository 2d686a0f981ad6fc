import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { launchOptions } from '../../e2e/fixtures/chromium.ts';
import { storeSession } from '../../e2e/fixtures/stored-session.ts';
import { Traffic } from './traffic.ts';

/** A slow phone: CPU slowed down four times, 1.6 Mbit/s, 150 ms latency. */
export const slowNetwork = { cpu: 4, bytesPerSecond: 200_000, latency: 150 };

export interface Visit {
  page: Page;
  traffic: Traffic;
}

/** Chromium flags that draw a frame when it is ready, without waiting for the next display refresh. */
export const uncappedFrameRate = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** Launches Chromium, runs the function and closes the browser. */
export async function withChromium<T>(
  run: (browser: Browser) => Promise<T>,
  flags: string[] = [],
): Promise<T> {
  const options = launchOptions();
  const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), ...flags] });
  try {
    return await run(browser);
  } finally {
    await browser.close();
  }
}

/** A new browser context with the viewport and the locale of all benchmarks. */
export async function newProfile(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
  });
  // tsx adds `__name` to functions, those that Playwright runs in the page included.
  await context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
  return context;
}

/** A page in a new browser context that records its network traffic; with a session it is signed in. */
export async function newPage(browser: Browser, options: Options = {}): Promise<Visit> {
  const context = await newProfile(browser);
  const { session, url } = options;
  if (session && url) {
    const first = await context.newPage();
    await storeSession(first, url, session);
    await first.close();
  }
  const page = await context.newPage();
  const debug = await context.newCDPSession(page);
  if (options.throttle) await throttle(debug, options.throttle);
  return { page, traffic: await Traffic.of(debug) };
}

export interface Options {
  session?: string;
  url?: string;
  throttle?: typeof slowNetwork;
}

/** Applies the network and CPU limits to the page of the CDP session. */
export async function throttle(
  debug: Pick<CDPSession, 'send'>,
  { cpu, bytesPerSecond, latency }: typeof slowNetwork,
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

/** The JavaScript heap of a tab after a collection, in MB. */
export async function heapOf(page: Page): Promise<number> {
  const debug = await page.context().newCDPSession(page);
  await debug.send('HeapProfiler.enable');
  await debug.send('HeapProfiler.collectGarbage');
  const { usedSize } = await debug.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
