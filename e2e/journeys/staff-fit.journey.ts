import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from '../fixtures/journey.ts';

const sections = ['dashboard', 'suppliers', 'frontends', 'tickets', 'users'] as const;
const sizes = [
  [1440, 900],
  [1280, 900],
  [390, 844],
] as const;

/** How far the page can be scrolled: down, and to the side. */
const scrollOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return [scrollHeight - innerHeight, scrollWidth - innerWidth];
  });

/** Whether the hint that is shown stands whole in the window. */
const isHintWhole = (page: Page) =>
  page.evaluate(() => {
    const box = document
      .querySelector('[role=toolbar] [data-open] > span')
      ?.getBoundingClientRect();
    return box !== undefined && box.left >= 0 && box.right <= innerWidth;
  });

async function hintsInToolbar(page: Page) {
  const buttons = page.getByRole('toolbar').getByRole('button');
  const cut: string[] = [];
  for (const button of await buttons.all()) {
    await button.hover();
    if (!(await isHintWhole(page))) cut.push((await button.getAttribute('aria-label')) ?? '');
    assert.equal((await scrollOf(page))[1], 0);
  }
  await page.mouse.move(0, 0);
  return cut;
}

journey(
  'Staff pages fit their window, and hints are never cut off at its edge',
  {},
  async ({ page, signIn, visit }) => {
    await signIn('king');
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const section of sections) {
        await visit(`/adminwabu/${section}`);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const rows = page.getByRole('listbox').getByRole('option');
        const hasList = section === 'suppliers' || section === 'frontends';
        if (hasList) await rows.first().waitFor();
        assert.deepEqual(await scrollOf(page), [0, 0], `${section} at ${width} × ${height}`);
        if (!hasList) continue;
        assert.deepEqual(await hintsInToolbar(page), [], `${section} at ${width}: list`);
        await rows.first().click();
        await page.getByRole('button', { name: 'Modifica' }).waitFor();
        assert.deepEqual(await hintsInToolbar(page), [], `${section} at ${width}: detail`);
      }
    }
  },
);
