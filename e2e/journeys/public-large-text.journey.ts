import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';
import { phone, publicPaths, shellPaths } from '../fixtures/public-site.ts';

/** What is wrong with header, language menu and headings as they stand on the screen. */
const flawsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widthOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect().width ?? 0;
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const isCut = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return !box || box.width === 0 || box.left < 0 || box.right > innerWidth;
    };
    const heading = document.querySelector('main h1');
    const texts = [...document.querySelectorAll('main :is(p, h2, li)')];
    const largest = Math.max(...texts.map(sizeOf));
    return [
      ...(widthOf('header svg') < 32 ? ['the logo shrinks'] : []),
      ...['header a', 'header [popovertarget]', '#languages'].filter(isCut),
      ...(heading && sizeOf(heading) > largest ? [] : ['the heading is not the largest text']),
    ];
  });

for (const code of ['it', 'de', 'ar'] as const) {
  journey(
    `On a phone with letters of 200 % header, menu and headings in ${code} stand whole`,
    { browser: phone },
    async ({ page, visit, complaints }) => {
      complaints.expect(/404 \(Not Found\)/);
      for (const path of [...publicPaths, ...shellPaths]) {
        await visit(`/${code}${path}`);
        await hydrated(page);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await page.locator('[popovertarget]').click();
        await page.getByRole('menu').waitFor();
        assert.deepEqual(await flawsOf(page), [], path);
      }
    },
  );
}
