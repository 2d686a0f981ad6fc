import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from a key to the frame that shows its change, by the time stamp of the key. */
    keyToPaint: Map<number, number>;
  }
}

/** Records for each key the time to the first frame after its last DOM change inside the element. */
async function recordKeys(page: Page, target: string) {
  await page.evaluate((selector) => {
    window.keyToPaint = new Map();
    const watched = document.querySelector(selector);
    if (!watched) throw new Error(`There is no ${selector}`);
    let pressed = 0;
    const afterPaint = (done: () => void) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(null);
      });
    new MutationObserver(() => {
      const key = pressed;
      if (key > 0) afterPaint(() => window.keyToPaint.set(key, performance.now() - key));
    }).observe(watched, { childList: true, subtree: true, characterData: true, attributes: true });
    window.addEventListener('keydown', ({ timeStamp }) => (pressed = timeStamp), { capture: true });
  }, target);
}

/** Presses the keys at this pace; returns the time from each key that changed the element to its paint. */
export async function timeKeys(
  page: Page,
  target: string,
  keys: Iterable<string>,
  everyMs: number,
): Promise<number[]> {
  await page.bringToFront();
  await recordKeys(page, target);
  for (const key of keys) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(everyMs);
  }
  return page.evaluate(() => [...window.keyToPaint.values()]);
}
