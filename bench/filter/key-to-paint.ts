import type { Page } from 'playwright-core';

declare global {
  interface Window {
    keyToPaint: number[];
  }
}

/**
 * Notes, for each key, the time from the key to the first frame after the last change of the list. What
 * comes later than half a second belongs to no key.
 */
export async function watchKeys(page: Page, list: string) {
  await page.evaluate((selector) => {
    window.keyToPaint = [];
    const watched = document.querySelector(selector);
    if (!watched) throw new Error(`There is no ${selector}`);
    let pressed = 0;
    let painted = 0;
    const afterPaint = (done: () => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(null);
      });
    new MutationObserver(() => {
      const key = pressed;
      afterPaint(() => {
        if (key === pressed) painted = performance.now();
      });
    }).observe(watched, { childList: true, subtree: true, characterData: true, attributes: true });
    window.addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp;
        painted = 0;
        setTimeout(() => {
          if (painted > 0) window.keyToPaint.push(painted - event.timeStamp);
        }, 500);
      },
      { capture: true },
    );
  }, list);
}

/** Presses the keys one by one, far enough apart to be told from each other. */
export async function pressAll(page: Page, keys: string[]): Promise<number[]> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(600);
  }
  return page.evaluate(() => window.keyToPaint);
}
