import { languageCodes } from '@wabu/shared/i18n/languages';
import { type Look, violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { setTextSize } from '../fixtures/overflowing.ts';
import { publishMicrosite } from '../fixtures/published-microsite.ts';
import { expect, test } from '../fixtures/test.ts';

const URL = 'traghetti-benaco';
const word = { it: 'lago', en: 'lake', de: 'See', fr: 'lac', es: 'lago', ru: 'озере', zh: '湖上' };
const words: Record<string, string> = { ...word, he: 'אגם', ar: 'البحيرة' };

/** Colours do not depend on words: one language of each direction is checked in both schemes. */
const inBothSchemes = ['it', 'ar'];
const looksIn = (code: string, { viewport }: Pick<Look, 'viewport'>, scheme: 'light' | 'dark') =>
  (inBothSchemes.includes(code) ? (['light', 'dark'] as const) : [scheme]).map(
    (colorScheme): Look => ({ viewport, colorScheme }),
  );

for (const code of languageCodes) {
  const wide = looksIn(code, desktop, 'light');
  const narrow = looksIn(code, phone, 'dark');
  test(`Microsite, directory and search are accessible in ${code}, wide and on a phone with large text`, async ({
    page,
    server,
    token,
  }) => {
    const answer = await fetch(`${server.url}/it/siti/${URL}`);
    if (answer.status === 404) await publishMicrosite(server.url, await token('king'), URL);
    const paths = [`/siti/${URL}`, '/siti', `/ricerca?q=${encodeURIComponent(words[code] ?? '')}`];
    for (const path of paths) {
      await page.goto(`/${code}${path}`);
      if (path.startsWith('/ricerca')) await expect(page.locator('mark').first()).toBeVisible();
      expect(await violationsInLooks(page, wide), path).toEqual([]);
      await setTextSize(page, '200%');
      expect(await violationsInLooks(page, narrow), `${path} with text at 200 %`).toEqual([]);
    }
  });
}
