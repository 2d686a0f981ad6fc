import type { Page } from '@playwright/test';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { type Look, violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { largeTextFlaws } from '../fixtures/large-text.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { expect, test } from '../fixtures/test.ts';
import { publicPaths, shellPaths } from '../pages/public-site.ts';

/** Marks the prerendered nodes before any script of the page runs. */
const markNodes = () => {
  document.addEventListener('DOMContentLoaded', () => {
    for (const node of document.querySelectorAll('#root *')) node.setAttribute('data-first', '');
  });
};

const replacedNodes = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :not([data-first])')].map((node) => node.outerHTML),
  );

const violationsIn = async (page: Page, looks: Look[]) => [
  ...(await violationsInLooks(page, looks)),
  ...(await overflowing(page)),
  ...(await largeTextFlaws(page)),
];

/** Pages that mention cookies. */
const notices = ['/', '/privacy', '/cookies'];
const statistics = /statisti|statistik|статисти|统计|סטטיסט|إحصا|analytics/i;

/** axe finds nothing that depends on a language: one of each direction is checked, in both looks. */
const withAxe = ['it', 'ar'];

test.describe.configure({ mode: 'parallel' });

for (const code of languageCodes) {
  test(`Every page in ${code} keeps its prerendered nodes and fits its window; axe finds nothing`, async ({
    page,
    context,
    expectConsoleError,
    publicSite,
  }) => {
    expectConsoleError(/404 \(Not Found\).*this-page-is-not-there/);
    await context.addInitScript(markNodes);
    const found: string[] = [];
    const looks = withAxe.includes(code) ? [desktop, phone] : [];
    for (const path of [...publicPaths, ...shellPaths]) {
      await page.setViewportSize(desktop.viewport);
      await publicSite.open(`/${code}${path}`);
      expect(await replacedNodes(page), `${path} keeps its nodes`).toEqual([]);
      if (notices.includes(path))
        await expect(page.locator('#root'), 'analytics are not set up').not.toHaveText(statistics);
      // Banner and menu are the same on every page.
      if (path === '/') {
        await publicSite.languageButton.click();
        await expect(page.getByRole('menu')).toBeVisible();
        const open = await violationsIn(page, looks);
        found.push(...open.map((it) => `banner and menu open · ${it}`));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('menu')).toBeHidden();
        await publicSite.rejectCookies();
      }
      const closed = await violationsIn(page, looks);
      found.push(...closed.map((it) => `${path} · ${it}`));
    }
    expect(found).toEqual([]);
  });
}
