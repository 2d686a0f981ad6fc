import { languageCodes } from '@wabu/shared/i18n/languages';
import { expectAccessible } from '../fixtures/accessible.ts';
import { phone } from '../fixtures/devices.ts';
import { setTextSize } from '../fixtures/overflowing.ts';
import { publishMicrosite } from '../fixtures/published-microsite.ts';
import { expect, test } from '../fixtures/test.ts';

const URL = 'traghetti-benaco';
const word = { it: 'lago', en: 'lake', de: 'See', fr: 'lac', es: 'lago', ru: 'озере', zh: '湖上' };
const words: Record<string, string> = { ...word, he: 'אגם', ar: 'البحيرة' };

for (const code of languageCodes) {
  test(`Microsite, directory and search are accessible in ${code}, light and dark, wide and on a phone with large text`, async ({
    page,
    server,
    token,
  }) => {
    const answer = await fetch(`${server.url}/it/siti/${URL}`);
    if (answer.status === 404) await publishMicrosite(server.url, await token('king'), URL);
    const paths = [`/siti/${URL}`, '/siti', `/ricerca?q=${encodeURIComponent(words[code] ?? '')}`];
    for (const path of paths) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(`/${code}${path}`);
      if (path.startsWith('/ricerca')) await expect(page.locator('mark').first()).toBeVisible();
      await expectAccessible(page, { all: true });
      await page.setViewportSize(phone.viewport);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await setTextSize(page, '200%');
        await expectAccessible(page, { all: true });
        await setTextSize(page, '');
      }
    }
  });
}
