import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../e2e/fixtures/chromium.ts';
import { storeSession } from '../../e2e/fixtures/stored-session.ts';

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

/** A page of a new profile; with a session it is signed in. */
export async function newPage(browser: Browser, url: string, session?: string): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, locale: 'it-IT' });
  // tsx adds `__name` to functions, those that Playwright runs in the page included.
  await context.addInitScript({ content: 'globalThis.__name ??= (it) => it;' });
  const page = await context.newPage();
  if (session) await storeSession(page, url, session);
  return page;
}
