import { hydrated } from '../fixtures/hydrated.ts';
import { people } from '../fixtures/people.ts';
import { releasesOf } from '../fixtures/releases.ts';
import { type Server, startServer } from '../fixtures/server.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';
import { publicSiteOf } from '../pages/public-site.ts';

/** Two first starts: each makes its own secrets. */
test.use({ serverOptions: { data: 'empty' }, ownServer: true });

let other: Server;
test.beforeAll(async () => {
  other = await startServer({ data: 'empty' });
});
test.afterAll(() => other.dispose());

test('Two installations on one machine, opened in one browser, share nothing @verify', async ({
  page,
  newTab,
  server,
  publicSite,
  allowConsoleError,
}) => {
  allowConsoleError(new RegExp(`third party: ${other.url}/`));

  await page.goto('/login');
  await signInByForm(page, people.king.username, people.king.password);
  await expect(page.getByText('Benvenuto').first()).toBeVisible();
  const elsewhere = await newTab();
  await elsewhere.goto(`${other.url}/adminwabu/dashboard`);
  await expect(elsewhere).toHaveURL(`${other.url}/login`);
  await releasesOf(server).release('users');

  for (const { url } of [server, other, server]) {
    await elsewhere.goto(`${url}/login`);
    await hydrated(elsewhere);
    await expect(elsewhere.getByRole('alert')).toHaveCount(0);
  }

  // Cookies belong to the host name, whatever the port: the choice stored at each address wins.
  const site = publicSiteOf(elsewhere);
  await site.open(`${other.url}/privacy`);
  await site.rejectCookies();
  await site.chooseLanguage('English');
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
  await publicSite.open('/privacy');
  await publicSite.chooseLanguage('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await site.open(`${other.url}/privacy`);
  await expect(elsewhere.locator('html')).toHaveAttribute('lang', 'en');
  await publicSite.open('/privacy');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
