import { type Look, violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { setTextSize } from '../fixtures/overflowing.ts';
import { publishMicrosite } from '../fixtures/published-microsite.ts';
import { expect, test } from '../fixtures/test.ts';

const URL = 'traghetti-benaco';
const words = { it: 'lago', ar: 'البحيرة', de: 'See' };

const inBothSchemes = ({ viewport }: Pick<Look, 'viewport'>) =>
  (['light', 'dark'] as const).map((colorScheme): Look => ({ viewport, colorScheme }));

// One language of each direction, and the one with the longest words.
for (const code of ['it', 'ar', 'de'] as const) {
  test(`Microsite, directory and search are accessible in ${code}, wide and on a phone with large text`, async ({
    page,
    server,
    token,
  }) => {
    const answer = await fetch(`${server.url}/it/siti/${URL}`);
    if (answer.status === 404) await publishMicrosite(server.url, await token('king'), URL);
    const paths = [`/siti/${URL}`, '/siti', `/ricerca?q=${encodeURIComponent(words[code])}`];
    for (const path of paths) {
      await page.goto(`/${code}${path}`);
      if (path.startsWith('/ricerca')) await expect(page.locator('mark').first()).toBeVisible();
      expect(await violationsInLooks(page, inBothSchemes(desktop)), path).toEqual([]);
      await setTextSize(page, '200%');
      expect(
        await violationsInLooks(page, inBothSchemes(phone)),
        `${path} with text at 200 %`,
      ).toEqual([]);
    }
  });
}
