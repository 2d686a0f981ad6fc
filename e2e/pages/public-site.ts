import type { Page } from '@playwright/test';
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

/** The public pages of the shell. */
export const shellPaths = ['/login', '/this-page-is-not-there'];

/** The parts of every public page. */
export function publicSiteOf(page: Page) {
  const banner = page.locator('#cookie-banner');
  return {
    banner,
    footer: page.getByRole('contentinfo'),
    languageButton: page.locator('[popovertarget]'),
    /** Opens a page and waits until it is hydrated. */
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
