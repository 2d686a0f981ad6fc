import type { Page } from '@playwright/test';
import { languageCodes } from '@wabu/shared/i18n/languages';
import { hydrated } from '../fixtures/hydrated.ts';

/** Every public page, by the path that the specification gives it. */
export const publicPaths = [
  '/',
  '/privacy',
  '/cookies',
  '/contacts',
  '/supporto',
  '/condizioni',
  '/ricerca',
  '/carrello',
];

/** The pages of the shell itself that visitors see. */
export const shellPaths = ['/login', '/this-page-is-not-there'];

/** Every page in every language, under the address that names it. */
export const everyPage = languageCodes.flatMap((code) =>
  [...publicPaths, ...shellPaths].map((path) => `/${code}${path}`),
);

/** What every public page has. */
export function publicSiteOf(page: Page) {
  const banner = page.locator('#cookie-banner');
  return {
    banner,
    footer: page.getByRole('contentinfo'),
    languageButton: page.locator('[popovertarget]'),
    /** Opens a page and waits until its scripts run. */
    async open(path: string) {
      await page.goto(path);
      await hydrated(page);
    },
    async rejectCookies() {
      await banner.locator('button[value=none]').last().click();
      await banner.waitFor({ state: 'detached' });
    },
    async chooseLanguage(name: string) {
      await page.locator('[popovertarget]').click();
      await page.getByRole('menuitemradio', { name }).click();
    },
  };
}
