import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Milliseconds from a key to the frame that shows its change, by the time stamp of the key. */
    keyToPaint: Map<number, number>;
  }
}

/** Records for each key the time to the first frame after its last DOM change inside the element. */
export async function recordKeys(page: Page, target: string) {
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

/**
 * Presses the keys one by one; waits until the main thread is idle before the next key. Chromium gives no idle time to a
 * page that has stopped to draw, so the wait ends by itself.
 */
export async function pressAll(page: Page, keys: string[]): Promise<number[]> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
    await page.evaluate(
      (timeout) => new Promise((resolve) => requestIdleCallback(resolve, { timeout })),
      IDLE_TIMEOUT_MS,
    );
  }
  return page.evaluate(() => [...window.keyToPaint.values()]);
}
const BETWEEN_KEYS_MS = 600;
const IDLE_TIMEOUT_MS = 1_000;
