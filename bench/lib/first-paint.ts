import type { Page } from '@playwright/test';

declare global {
  interface Window {
    firstPaintAt?: number;
  }
}

/** Time of the first paint of an element in milliseconds: as Unix time, and since the start of navigation. */
export interface FirstPaint {
  at: number;
  sinceNavigation: number;
}

/** Records in each document of the page when the first element that matches the selector is painted. */
export async function recordFirstPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript((target) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(target)) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => {
          window.firstPaintAt = performance.now();
        });
      });
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** Waits for the paint that `recordFirstPaint` records. */
export async function firstPaint(page: Page): Promise<FirstPaint> {
  const paint = await page.waitForFunction(
    () =>
      window.firstPaintAt && {
        at: performance.timeOrigin + window.firstPaintAt,
        sinceNavigation: window.firstPaintAt,
      },
    null,
    { timeout: 120_000 },
  );
  return (await paint.jsonValue()) || { at: Number.NaN, sinceNavigation: Number.NaN };
}
