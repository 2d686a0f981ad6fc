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

/** A script that runs the statement when its document has an element that matches the selector. */
export const onInserted = (selector: string, statement: string) => `
  new MutationObserver((_, watch) => {
    if (!document.querySelector('${selector}')) return;
    watch.disconnect();
    ${statement};
  }).observe(document, { childList: true, subtree: true });
`;

/** A script that runs the statement when the first such element is painted. */
export const onFirstPaint = (selector: string, statement: string) =>
  onInserted(selector, `requestAnimationFrame(() => setTimeout(() => { ${statement}; }))`);

/** A script that records the time of that paint. */
export const firstPaintScript = (selector: string) =>
  onFirstPaint(selector, 'window.firstPaintAt = performance.now()');

/** Runs that script in each document of the page. */
export async function recordFirstPaint(page: Page, selector: string): Promise<void> {
  await page.addInitScript({ content: firstPaintScript(selector) });
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
