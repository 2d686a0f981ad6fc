import type { Page } from '@playwright/test';

declare global {
  interface Window {
    firstSeenAt?: number;
  }
}

/** When the element was drawn, in milliseconds: by the clock on the wall, and since the page's navigation. */
export interface FirstSeen {
  at: number;
  sinceNavigation: number;
}

/** Has each document of the page note when the first element of the kind has been drawn in it. */
export async function noteFirst(page: Page, selector: string): Promise<void> {
  await page.addInitScript((kind) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector(kind)) return;
      watch.disconnect();
      requestAnimationFrame(() => {
        setTimeout(() => {
          window.firstSeenAt = performance.now();
        });
      });
    });
    watch.observe(document, { childList: true, subtree: true });
  }, selector);
}

/** Waits until the element that `noteFirst` looks for has been drawn. */
export async function firstSeen(page: Page): Promise<FirstSeen> {
  const seen = await page.waitForFunction(
    () =>
      window.firstSeenAt && {
        at: performance.timeOrigin + window.firstSeenAt,
        sinceNavigation: window.firstSeenAt,
      },
    null,
    { timeout: 120_000 },
  );
  return (await seen.jsonValue()) || { at: Number.NaN, sinceNavigation: Number.NaN };
}
