import { aSupplier } from '@wabu/shared/testing/builders';
import { hydrated } from '../fixtures/hydrated.ts';
import { people, post, tokenFor } from '../fixtures/people.ts';
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

const supplierNames = async (url: string, token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/api/d1/getallsuppliers`, { headers });
  return answer.ok
    ? ((await answer.json()) as { Nome: string }[]).map(({ Nome }) => Nome)
    : answer.status;
};

test('Two installations on one machine, opened in one browser, share nothing', async ({
  page,
  newTab,
  server,
  publicSite,
  allowConsoleError,
}) => {
  allowConsoleError(new RegExp(`third party: ${other.url}/`));

  // Sessions, data and releases.
  await page.goto('/login');
  const { username, password } = people.king;
  await signInByForm(page, username, password);
  await expect(page.getByText('Benvenuto').first()).toBeVisible();
  const elsewhere = await newTab();
  await elsewhere.goto(`${other.url}/adminwabu/dashboard`);
  await expect(elsewhere).toHaveURL(`${other.url}/login`);
  const token = await tokenFor(server.url, 'king');
  const otherToken = await tokenFor(other.url, 'king');
  expect(await supplierNames(other.url, token)).toBe(401);
  const supplier = aSupplier(7);
  await post(`${server.url}/api/d1/addsupplier`, supplier, token);
  expect(await supplierNames(server.url, token)).toContain(supplier.Nome);
  expect(await supplierNames(other.url, otherToken)).not.toContain(supplier.Nome);
  const before = await releasesOf(other).liveVersion('users');
  await releasesOf(server).publish('users', '1.9.0');
  await releasesOf(server).makeLive('users', '1.9.0');
  expect(await releasesOf(other).liveVersion('users')).toBe(before);

  // Each registry is the newest of its own address: the browser refuses neither.
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
