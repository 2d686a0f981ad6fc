import { languageCodes } from '@wabu/shared/i18n/languages';
import { expectAccessible } from '../fixtures/accessible.ts';
import { hydrated } from '../fixtures/hydrated.ts';
import { journey } from '../fixtures/journey.ts';
import { desktop, phone, publicPaths, shellPaths } from '../fixtures/public-site.ts';

for (const code of languageCodes) {
  journey(
    `Nothing bars the way in ${code}: desktop and phone, banner and menu open and closed`,
    {},
    async ({ page, context, visit, complaints }) => {
      complaints.expect(/404 \(Not Found\)/);
      const look = async ({ viewport, colorScheme }: typeof phone | typeof desktop) => {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme });
        await expectAccessible(page, { all: true });
      };
      for (const path of [...publicPaths, ...shellPaths]) {
        await visit(`/${code}${path}`);
        await hydrated(page);
        await page.locator('[popovertarget]').click();
        await page.getByRole('menu').waitFor();
        await look(desktop);
        await look(phone);
        await page.keyboard.press('Escape');
        await page.locator('#cookie-banner button[value=none]').last().click();
        await look(phone);
        await look(desktop);
        await page.evaluate(() => localStorage.clear());
        await context.clearCookies();
      }
    },
  );
}
