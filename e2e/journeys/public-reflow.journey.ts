import assert from 'node:assert/strict';
import { journey } from '../fixtures/journey.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { everyPage } from '../fixtures/public-site.ts';

for (const [how, zoom] of [
  ['in a window of 320 pixels', '100%'],
  ['with text twice as large', '200%'],
] as const) {
  journey(
    `Every page keeps inside the window ${how}`,
    {
      browser: {
        viewport: { width: zoom === '100%' ? 320 : 640, height: 800 },
        // Layout needs no script, and pages without them come twice as fast.
        javaScriptEnabled: false,
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
