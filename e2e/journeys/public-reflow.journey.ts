import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from '../fixtures/journey.ts';
import { everyPage } from '../fixtures/public-site.ts';

/** What sticks out of the window, by its text. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > clientWidth + 1;
      })
      .map((element) => element.outerHTML.slice(0, 120));
  });

for (const [how, zoom] of [
  ['in a window of 320 pixels', '100%'],
  ['with text twice as large', '200%'],
] as const) {
  journey(
    `Every page keeps inside the window ${how}`,
    {
      browser: {
        viewport: { width: zoom === '100%' ? 320 : 640, height: 800 },
        javaScriptEnabled: true,
      },
    },
    async ({ page, visit, complaints }) => {
      complaints.expect(/404 \(Not Found\)/);
      for (const path of everyPage) {
        await visit(path);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, zoom);
        assert.deepEqual(await overflowing(page), [], path);
        await page.locator('[popovertarget]').click();
        assert.deepEqual(await overflowing(page), [], `${path} with its menu`);
      }
    },
  );
}
