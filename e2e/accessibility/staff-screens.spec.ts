import type { Page } from '@playwright/test';
import { barriersOn } from '../fixtures/accessible.ts';
import { desktop } from '../fixtures/devices.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { expect, test } from '../fixtures/test.ts';
import { refusedLogin, type StaffState, staffStates } from './staff-states.ts';

// By day and by night, wide and narrow, for visitors of both directions of reading: the staff's words are
// Italian or English.
test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

const everywhere = { tag: ['@desktop', '@phone', '@rtl', '@dark'] };

/** What axe and the window's edges find, in the window of the project. */
async function barriersIn(page: Page, name: string, viewport: { width: number; height: number }) {
  await page.setViewportSize(viewport);
  const found = await barriersOn(page, { all: true });
  const isWide = await page.evaluate(
    (width) => document.documentElement.scrollWidth > width,
    viewport.width,
  );
  if (isWide) found.push('wider than the window');
  found.push(...(await overflowing(page)));
  return found.map((it) => `${name} · ${it}`);
}

/** Wide enough for every button of the way; only then the window of the project. */
async function openState(page: Page, { path, open }: StaffState) {
  await page.setViewportSize(desktop.viewport);
  await page.goto(path);
  await open(page);
}

for (const [area, states] of Object.entries(staffStates)) {
  test.describe(() => {
    test.use({ role: 'king' });
    test(
      `Every state of ${area} bars no way and keeps inside its window`,
      everywhere,
      async ({ page, context, server, staffLanguage, viewport }) => {
        await context.addCookies([{ name: 'language', value: staffLanguage, url: server.url }]);
        await page.evaluate((code) => localStorage.setItem('language', code), staffLanguage);
        const found: string[] = [];
        for (const state of states) {
          await openState(page, state);
          found.push(...(await barriersIn(page, state.name, viewport ?? desktop.viewport)));
        }
        const html = page.locator('html');
        await expect(html).toHaveAttribute('lang', staffLanguage === 'en' ? 'en' : 'it');
        await expect(html).toHaveAttribute('dir', 'ltr');
        expect(found).toEqual([]);
      },
    );
  });
}

test(
  'The refused login bars no way and keeps inside its window',
  everywhere,
  async ({ page, staffLanguage, expectConsoleError, viewport }) => {
    expectConsoleError(/status of 401/);
    await page.goto(`/${staffLanguage}/login`);
    await page.locator('#cookie-banner button[value=none]').last().click();
    await refusedLogin(page);
    expect(await barriersIn(page, 'login', viewport ?? desktop.viewport)).toEqual([]);
  },
);
