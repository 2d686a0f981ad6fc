import type { Page } from '@playwright/test';
import { type Look, violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { test as base, expect } from '../fixtures/test.ts';
import { rejectedLogin, type StaffState, staffStates } from './staff-states.ts';

/** The look of the project. */
const test = base.extend<{ look: Look }>({
  look: async ({ viewport, colorScheme }, use) =>
    use({ viewport: viewport ?? desktop.viewport, colorScheme: colorScheme ?? 'light' }),
});

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** Axe violations in the looks, and overflow. */
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

/** Code that waits for three seconds without input comes at once: nearly every state of a frontend waits for it. */
const skipQuietSeconds = () => {
  const later = window.setTimeout;
  const sooner = (run: TimerHandler, ms?: number, ...rest: unknown[]) =>
    later(run, ms === 3_000 ? 0 : ms, ...rest);
  Object.assign(window, { setTimeout: sooner });
};

for (const [area, states] of Object.entries(staffStates)) {
  test.describe(() => {
    test.use({ role: 'king' });

    test(`Every state of ${area} passes axe and fits its window`, async ({ page }) => {
      await page.addInitScript(skipQuietSeconds);
      const found: string[] = [];
      for (const state of states) {
        await openState(page, state);
        const violations = await violationsIn(page, [desktop, phone]);
        found.push(...violations.map((it) => `${state.name} · ${it}`));
      }
      expect(found).toEqual([]);
    });
  });
}

test('The rejected login passes axe and fits its window', {
  tag: ['@desktop', '@phone', '@rtl', '@dark'],
}, async ({ page, staffLanguage, look, expectConsoleError }) => {
  expectConsoleError(/status of 401/);
  await page.goto(`/${staffLanguage}/login`);
  await page.locator('#cookie-banner button[value=none]').last().click();
  await rejectedLogin(page);
  expect(await violationsIn(page, [look])).toEqual([]);
});
