import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { journey } from '../fixtures/journey.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { desktop } from '../fixtures/public-site.ts';
import { staffStates } from '../fixtures/staff-states.ts';

/** A window of 320 pixels is a desktop's at 400 %; the other has letters twice as large. */
const looks = { '320 pixels': [320, '100%'], 'text at 200 %': [640, '200%'] } as const;

async function look(page: Page, width: number, letters: string) {
  await page.setViewportSize({ width, height: 800 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, letters);
}

journey(
  'Every state of the staff area keeps inside a narrow window, and with large letters',
  { browser: { reducedMotion: 'reduce' } },
  async ({ page, visit, complaints }) => {
    complaints.expect(/status of 401/);
    await visit('/login');
    await page.locator('#cookie-banner button[value=none]').last().click();
    const found: string[] = [];
    for (const { name, open } of staffStates) {
      await look(page, desktop.viewport.width, '100%');
      await open(page);
      for (const [how, [width, letters]] of Object.entries(looks)) {
        await look(page, width, letters);
        found.push(...(await overflowing(page)).map((it) => `${name} · ${how}: ${it}`));
      }
    }
    assert.deepEqual(found, []);
  },
);
