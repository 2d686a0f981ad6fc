import type { Page } from '@playwright/test';
import { type Look, violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { expect, test } from '../fixtures/test.ts';
import { rejectedLogin, type StaffState, staffStates } from './staff-states.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** The window sizes and colour schemes in which each staff language is checked. */
const looksOf: Record<string, Look[]> = {
  it: [desktop, { ...phone, colorScheme: 'light' }],
  en: [phone],
};

/** Axe violations and overflow in each look. */
const violationsIn = async (page: Page, looks: Look[]) => [
  ...(await violationsInLooks(page, looks)),
  ...(await overflowing(page)),
];

/** In a desktop window, where every button of the steps is visible. */
async function openState(page: Page, { path, open }: StaffState) {
  await page.setViewportSize(desktop.viewport);
  await page.goto(path);
  await open(page);
}

for (const [area, states] of Object.entries(staffStates)) {
  test.describe(() => {
    test.use({ role: 'king' });

    test(`Every state of ${area} passes axe and fits its window`, {
      tag: ['@desktop', '@phone'],
    }, async ({ page, context, server, staffLanguage }) => {
      await context.addCookies([{ name: 'language', value: staffLanguage, url: server.url }]);
      await page.evaluate((code) => localStorage.setItem('language', code), staffLanguage);
      const found: string[] = [];
      for (const state of states) {
        await openState(page, state);
        const violations = await violationsIn(page, looksOf[staffLanguage] ?? []);
        found.push(...violations.map((it) => `${state.name} · ${it}`));
      }
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', staffLanguage);
      await expect(html).toHaveAttribute('dir', 'ltr');
      expect(found).toEqual([]);
    });
  });
}

test('The rejected login passes axe and fits its window', {
  tag: ['@desktop', '@phone', '@rtl', '@dark'],
}, async ({ page, staffLanguage, viewport, colorScheme, expectConsoleError }) => {
  expectConsoleError(/status of 401/);
  await page.goto(`/${staffLanguage}/login`);
  await page.locator('#cookie-banner button[value=none]').last().click();
  await rejectedLogin(page);
  const look = { viewport: viewport ?? desktop.viewport, colorScheme: colorScheme ?? 'light' };
  expect(await violationsIn(page, [look])).toEqual([]);
});
