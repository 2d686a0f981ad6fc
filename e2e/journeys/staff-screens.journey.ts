import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { barriersOn } from '../fixtures/accessible.ts';
import { journey } from '../fixtures/journey.ts';
import { overflowing } from '../fixtures/overflowing.ts';
import { desktop, phone } from '../fixtures/public-site.ts';
import { staffStates } from '../fixtures/staff-states.ts';

/** By day and by night, wide and narrow, for visitors of both directions of reading: the staff's words are Italian or English. */
const walks = {
  it: desktop,
  en: phone,
  ar: { ...phone, colorScheme: 'light' },
  he: { ...desktop, colorScheme: 'dark' },
} as const;

type Look = (typeof walks)[keyof typeof walks];

async function barriersIn(page: Page, { viewport, colorScheme }: Look) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
  const { width } = viewport;
  const barriers = await barriersOn(page, { all: true });
  const isWide = await page.evaluate((most) => document.documentElement.scrollWidth > most, width);
  const found = [...(isWide ? ['wider than the window'] : []), ...barriers];
  return [
    ...found.map((barrier) => `${width} ${colorScheme}: ${barrier}`),
    ...(await overflowing(page)),
  ];
}

for (const [code, look] of Object.entries(walks)) {
  journey(
    `Every state of the staff area in ${code} bars no way and keeps inside its window`,
    { browser: { reducedMotion: 'reduce' } },
    async ({ page, visit, complaints }) => {
      complaints.expect(/status of 401/);
      await visit(`/${code}/login`);
      await page.evaluate((language) => localStorage.setItem('language', language), code);
      await page.locator('#cookie-banner button[value=none]').last().click();
      const found: string[] = [];
      for (const { name, open } of staffStates) {
        await page.setViewportSize(desktop.viewport);
        await open(page);
        found.push(...(await barriersIn(page, look)).map((it) => `${name} · ${it}`));
      }
      const stated = await page.evaluate(() => {
        const { lang, dir } = document.documentElement;
        return [lang, dir];
      });
      assert.deepEqual(stated, [code === 'en' ? 'en' : 'it', 'ltr']);
      assert.deepEqual(found, []);
    },
  );
}
