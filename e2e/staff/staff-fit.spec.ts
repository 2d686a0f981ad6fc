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

test('Staff pages fit the window, and their hints are inside it', async ({ page, signIn }) => {
  await signIn('king');
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    for (const section of sections) {
      await page.goto(`/adminwabu/${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const rows = page.getByRole('listbox').getByRole('option');
      const hasList = section === 'suppliers' || section === 'frontends';
      if (hasList) await expect(rows.first()).toBeVisible();
      const [down, across] = await scrollOf(page);
      expect(across, `${section} at ${width} × ${height}`).toBe(0);
      // The cards of the dashboard stand below each other on a phone.
      const mayScroll = section === 'dashboard' && width < 600;
      if (!mayScroll) expect(down, `${section} at ${width} × ${height}`).toBe(0);
      if (!hasList) continue;
      await expectWholeHints(page, `${section} at ${width}, list`);
      await rows.first().click();
      await expect(page.getByRole('button', { name: 'Modifica' })).toBeVisible();
      await expectWholeHints(page, `${section} at ${width}, detail`);
    }
  }
});
