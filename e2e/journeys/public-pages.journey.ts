import assert from 'node:assert/strict';
import { languageCodes } from '@wabu/shared/i18n/languages';
import type { Page } from 'playwright-core';
import { barriersOn } from '../fixtures/accessible.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { desktop, phone, publicPaths, shellPaths } from '../fixtures/public-site.ts';

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

for (const code of languageCodes) {
  journey(
    `Every page in ${code} is alive in the server’s own nodes, bars no way and keeps inside its window`,
    {},
    async ({ page, context, visit, complaints }) => {
      complaints.expect(/404 \(Not Found\)/);
      await context.addInitScript(markNodes);
      const found: string[] = [];
      for (const path of [...publicPaths, ...shellPaths]) {
        await page.setViewportSize(desktop.viewport);
        await visit(`/${code}${path}`);
        await hydrated(page);
        assert.deepEqual(await nodesMadeAnew(page), [], `${path} keeps its nodes`);
        await page.locator('[popovertarget]').click();
        await page.getByRole('menu').waitFor();
        const opened = await barriersIn(page, [desktop, phone]);
        await page.keyboard.press('Escape');
        await page.getByRole('menu').waitFor({ state: 'hidden' });
        await page.locator('#cookie-banner button[value=none]').last().click();
        await page.locator('#cookie-banner').waitFor({ state: 'detached' });
        const closed = await barriersIn(page, [phone, desktop]);
        found.push(...opened.map((it) => `${path}, banner and menu open · ${it}`));
        found.push(...closed.map((it) => `${path} · ${it}`));
        await page.evaluate(() => localStorage.clear());
        await context.clearCookies();
      }
      assert.deepEqual(found, []);
    },
  );
}
