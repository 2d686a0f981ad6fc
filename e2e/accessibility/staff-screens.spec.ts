import type { Page } from '@playwright/test';
import { barriersOn } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { expect, test } from '../fixtures/test.ts';
import { refusedLogin, type StaffState, staffStates } from './staff-states.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

interface Look {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark' | 'no-preference';
}

/** The staff's words: Italian by day and by night, wide and narrow; English by night on a phone. */
const looksOf: Record<string, Look[]> = {
  it: [desktop, { ...desktop, colorScheme: 'dark' }, { ...phone, colorScheme: 'light' }],
  en: [phone],
};

/** What axe and the window's edges find in each look. */
async function barriersIn(page: Page, looks: Look[]) {
  const found: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const barriers = await barriersOn(page, { all: true });
    const isWide = await page.evaluate(
      (width) => document.documentElement.scrollWidth > width,
      viewport.width,
    );
    if (isWide) barriers.push('wider than the window');
    found.push(...barriers.map((it) => `${viewport.width} ${colorScheme}: ${it}`));
  }
  return [...found, ...(await overflowing(page))];
}

/** In a window that shows every button of the way. */
async function openState(page: Page, { path, open }: StaffState) {
  await page.setViewportSize(desktop.viewport);
  await page.goto(path);
  await open(page);
}

for (const [area, states] of Object.entries(staffStates)) {
  test.describe(() => {
    test.use({ role: 'king' });

    test(`Every state of ${area} bars no way and keeps inside its window`, {
      tag: ['@desktop', '@phone'],
    }, async ({ page, context, server, staffLanguage }) => {
      await context.addCookies([{ name: 'language', value: staffLanguage, url: server.url }]);
      await page.evaluate((code) => localStorage.setItem('language', code), staffLanguage);
      const found: string[] = [];
      for (const state of states) {
        await openState(page, state);
        const barriers = await barriersIn(page, looksOf[staffLanguage] ?? []);
        found.push(...barriers.map((it) => `${state.name} · ${it}`));
      }
      const html = page.locator('html');
      await expect(html).toHaveAttribute('lang', staffLanguage);
      await expect(html).toHaveAttribute('dir', 'ltr');
      expect(found).toEqual([]);
    });
  });
}

test('The refused login bars no way and keeps inside its window', {
  tag: ['@desktop', '@phone', '@rtl', '@dark'],
}, async ({ page, staffLanguage, viewport, colorScheme, expectConsoleError }) => {
  expectConsoleError(/status of 401/);
  await page.goto(`/${staffLanguage}/login`);
  await page.locator('#cookie-banner button[value=none]').last().click();
  await refusedLogin(page);
  const look = { viewport: viewport ?? desktop.viewport, colorScheme: colorScheme ?? 'light' };
  expect(await barriersIn(page, [look])).toEqual([]);
});
