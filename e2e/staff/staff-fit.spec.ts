import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const sections = [
  'dashboard',
  'suppliers',
  'frontends',
  'tickets',
  'users',
  'trash',
  'people',
] as const;
const sizes = [
  [1440, 900],
  [1280, 900],
  [390, 844],
] as const;

/** A wider window has more room for the same toolbar. */
const MAX_WIDTH_WITH_HINTS = 1280;

/** The pixels by which the page can be scrolled: down, and sideways. */
const scrollOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - innerWidth];
  });

/** True when the visible hint is entirely inside the window. */
const isHintWhole = (page: Page) =>
  page.evaluate(() => {
    const box = document
      .querySelector('[role=toolbar] [data-open] > span')
      ?.getBoundingClientRect();
    return box !== undefined && box.left >= 0 && box.right <= innerWidth;
  });

async function expectWholeHints(page: Page, where: string) {
  for (const button of await page.getByRole('toolbar').getByRole('button').all()) {
    await button.hover();
    const hint = `${where}: ${await button.getAttribute('aria-label')}`;
    await expect.poll(() => isHintWhole(page), hint).toBe(true);
    expect((await scrollOf(page))[1], hint).toBe(0);
  }
  await page.mouse.move(0, 0);
}

test('Staff pages fit the window, and their hints are inside it @verify', async ({
  page,
  signIn,
}) => {
  await signIn('king');
  for (const section of sections) {
    await page.goto(`/adminwabu/${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const rows = page.getByRole('listbox').getByRole('option');
    const hasList = section === 'suppliers' || section === 'frontends';
    if (hasList) await expect(rows.first()).toBeVisible();
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // The cards of the dashboard stand below each other on a phone, and so do the facts of a user.
      const mayScroll = (section === 'dashboard' || section === 'users') && width < 600;
      const where = `${section} at ${width} × ${height}`;
      await expect
        .poll(() => scrollOf(page), where)
        .toEqual([mayScroll ? expect.any(Number) : 0, 0]);
      if (hasList && width <= MAX_WIDTH_WITH_HINTS) await expectWholeHints(page, `${where}, list`);
    }
    if (!hasList) continue;
    await rows.first().click();
    for (const [width, height] of sizes.filter(([width]) => width <= MAX_WIDTH_WITH_HINTS)) {
      await page.setViewportSize({ width, height });
      await expect(page.getByRole('button', { name: 'Modifica' })).toBeVisible();
      await expectWholeHints(page, `${section} at ${width} × ${height}, detail`);
    }
  }
});
