import type { Page } from 'playwright-core';
import type { Row } from './row.ts';
import { median, quantile } from './statistics.ts';

declare global {
  interface Window {
    keyLatency: number[];
  }
}

/** Notes, for each key, the time from the key to the end of the frame that shows what it did. */
export async function watchLatency(page: Page) {
  await page.evaluate(() => {
    window.keyLatency = [];
    window.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => window.keyLatency.push(performance.now() - timeStamp);
          channel.port2.postMessage(null);
        });
      },
      { capture: true },
    );
  });
}

/** Types a sentence at the pace of a quick writer, and tells how long each key took. */
export async function typeSentence(page: Page): Promise<number[]> {
  await page.bringToFront();
  await page.evaluate(() => {
    window.keyLatency = [];
  });
  await page.keyboard.type(' una gita in barca al tramonto', { delay: 90 });
  await page.waitForTimeout(200);
  return page.evaluate(() => window.keyLatency);
}

/** The same keys here and in a bare contenteditable: the bar, and beside it what the browser alone needs. */
export function typingRows(where: string, ours: number[], bare: number[]): Row[] {
  const figure = `key press → letter painted ${where}, p95`;
  const value = quantile(ours, 0.95);
  return [
    { figure, value, unit: 'ms', bar: { atMost: 16 } },
    {
      figure: `${figure}, beside a bare contenteditable`,
      value,
      unit: 'ms',
      baseline: { what: 'bare', value: quantile(bare, 0.95) },
      note: `medians ${median(ours).toFixed(1)} and ${median(bare).toFixed(1)} ms, ${ours.length} and ${bare.length} keys`,
    },
  ];
}
