import type { Page } from '@playwright/test';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { barriersOn } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { largeTextFlaws } from '../fixtures/large-text.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { expect, test } from '../fixtures/test.ts';
import { publicPaths, shellPaths } from '../pages/public-site.ts';

type Look = typeof phone | typeof desktop;

/** Marks the server's nodes before any script of ours runs. */
const markNodes = () => {
  document.addEventListener('DOMContentLoaded', () => {
    for (const node of document.querySelectorAll('#root *')) node.setAttribute('data-first', '');
  });
};

const nodesMadeAnew = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :not([data-first])')].map((node) => node.outerHTML),
  );

async function barriersIn(page: Page, looks: Look[]) {
  const found: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const barriers = await barriersOn(page, { all: true });
    found.push(...barriers.map((barrier) => `${viewport.width} ${colorScheme}: ${barrier}`));
  }
  return [...found, ...(await overflowing(page))];
}

/** In what they say of storage. */
const notices = ['/', '/privacy', '/cookies'];
const statistics = /statisti|statistik|статисти|统计|סטטיסט|إحصا|analytics/i;

/** Every look with every state for one language of each direction; the others meet each of both once. */
const thorough = ['it', 'ar'];

test.describe.configure({ mode: 'parallel' });

for (const code of languageCodes) {
  test(`Every page in ${code} is alive in the server’s own nodes, bars no way and keeps inside its window`, async ({
    page,
    context,
    expectConsoleError,
    publicSite,
  }) => {
    expectConsoleError(/404 \(Not Found\)/);
    await context.addInitScript(markNodes);
    const found: string[] = [];
    const isThorough = thorough.includes(code);
    for (const path of [...publicPaths, ...shellPaths]) {
      await page.setViewportSize(desktop.viewport);
      await publicSite.open(`/${code}${path}`);
      expect(await nodesMadeAnew(page), `${path} keeps its nodes`).toEqual([]);
      if (notices.includes(path))
        await expect(page.locator('#root'), 'analytics are not set up').not.toHaveText(statistics);
      await publicSite.languageButton.click();
      await expect(page.getByRole('menu')).toBeVisible();
      const opened = await barriersIn(page, isThorough ? [desktop, phone] : [desktop]);
      opened.push(...(await largeTextFlaws(page)));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toBeHidden();
      await page.locator('#cookie-banner button[value=none]').last().click();
      await expect(publicSite.banner).toHaveCount(0);
      const closed = await barriersIn(page, isThorough ? [phone, desktop] : [phone]);
      found.push(...opened.map((it) => `${path}, banner and menu open · ${it}`));
      found.push(...closed.map((it) => `${path} · ${it}`));
      await page.evaluate(() => localStorage.clear());
      await context.clearCookies();
    }
    expect(found).toEqual([]);
  });
}
