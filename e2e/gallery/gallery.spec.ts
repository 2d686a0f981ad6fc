import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { violationsInLooks } from '../fixtures/accessible.ts';
import { publishMicrosite } from '../fixtures/published-microsite.ts';
import { onBlankPage } from '../fixtures/stored-session.ts';
import { expect, test } from '../fixtures/test.ts';
import { keepPicture } from './keep-picture.ts';
import { fileOf, type Look, languages, themes, windows } from './looks.ts';
import { MICROSITE, type Screen, screens } from './screens.ts';
import { galleryFolder, writeIndex } from './write-index.ts';

test.use({ reducedMotion: 'reduce' });
test.describe.configure({ mode: 'parallel' });

/** Steps that need every button of a toolbar are done in a desktop window. */
const desktop = { width: 1440, height: 900 };
/** The looks with axe that `staff-screens` and `pages` do not have. */
const withAxe = {
  it: { viewport: windows[0], colorScheme: 'light' },
  en: { viewport: windows[0], colorScheme: 'dark' },
} as const;

/** The page is on the site already. */
async function openIn(page: Page, language: Look['language'], { path, open }: Screen) {
  await page.setViewportSize(desktop);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate((code) => localStorage.setItem('language', code), language);
  await page.goto(path);
  await open(page);
  await page.mouse.move(0, 0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** The other tests of this file have the same records open. */
const alone = { isOn: false, others: [], ownTab: null };

/** Sees the open screen in every theme and width: stores the pictures, returns what is wrong. */
async function see(page: Page, language: Look['language'], screen: Screen): Promise<string[]> {
  const flaws: string[] = [];
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme });
    for (const viewport of windows) {
      const look = { language, theme, width: viewport.width };
      await page.setViewportSize(viewport);
      await settled(page);
      const file = fileOf(screen.name, look);
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > window.innerWidth,
      );
      if (isWide) flaws.push(`${file}: wider than the window`);
      const picture = await page.screenshot({ ...jpeg, animations: 'disabled', caret: 'hide' });
      writeFileSync(`${galleryFolder}${file}.jpg`, picture);
      await keepPicture(file, picture);
    }
  }
  const violations = await violationsInLooks(page, [withAxe[language]]);
  flaws.push(...violations.map((it) => `${screen.name} in ${language} · ${it}`));
  return flaws;
}

const jpeg = { type: 'jpeg', quality: 88 } as const;

/** What measures itself has drawn again. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 3; frames += 1)
      await new Promise((drawn) => requestAnimationFrame(drawn));
  });

test.beforeAll(() => {
  mkdirSync(galleryFolder, { recursive: true });
});

for (const screen of screens.staff) {
  test.describe(() => {
    test.use({ role: 'king' });
    test(`${screen.name}: whole in every look`, { tag: '@verify' }, async ({ page }) => {
      test.slow();
      await page.route('**/api/d1/presence', (route) => route.fulfill({ json: alone }));
      const flaws: string[] = [];
      for (const language of languages) {
        await openIn(page, language, screen);
        flaws.push(...(await see(page, language, screen)));
      }
      expect(flaws).toEqual([]);
    });
  });
}

for (const screen of screens.visitors)
  test(`${screen.name}: whole in every look`, { tag: '@verify' }, async ({
    page,
    server,
    token,
    context,
    allowConsoleError,
  }) => {
    test.slow();
    // A form that is not accepted is answered so.
    allowConsoleError(/status of 400/);
    const isPublished = (await fetch(`${server.url}/siti/${MICROSITE}`)).ok;
    if (!isPublished) await publishMicrosite(server.url, await token('king'), MICROSITE);
    const flaws: string[] = [];
    for (const language of languages) {
      // Not on a page of ours: its script writes the consent of the storage into a new cookie.
      await onBlankPage(page, server.url, () => page.evaluate(() => localStorage.clear()));
      await context.clearCookies();
      await openIn(page, language, { ...screen, path: `/${language}${screen.path}` });
      flaws.push(...(await see(page, language, screen)));
    }
    expect(flaws).toEqual([]);
  });

test('The page of the gallery names every picture', { tag: '@verify' }, () => {
  writeIndex();
});
