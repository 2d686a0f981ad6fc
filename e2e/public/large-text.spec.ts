import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { publicPaths, shellPaths } from '../pages/public-site.ts';

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
  test(`On a phone with letters of 200 % header, menu and headings in ${code} stand whole`, {
    tag: '@phone',
  }, async ({ page, expectConsoleError, publicSite }) => {
    expectConsoleError(/404 \(Not Found\)/);
    for (const path of [...publicPaths, ...shellPaths]) {
      await publicSite.open(`/${code}${path}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await publicSite.languageButton.click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect(await flawsOf(page), path).toEqual([]);
    }
  });
}
