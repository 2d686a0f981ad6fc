import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';

const sections = ['Dashboard', 'Fornitori', 'Frontends', 'Biglietti', 'Utenti', 'Tests'];

for (const role of ['king', 'admin', 'rookie'] as const) {
  test(`The ${role} signs in and finds the way to every page`, async ({ page, staffArea }) => {
    const { username, password } = people[role];
    await page.goto('/login');
    await signInByForm(page, username, password);
    await expect(page.getByText(`Benvenuto ${role} (ruolo = ${role})`)).toBeVisible();
    await expect(page.getByText('Italiano').first()).toBeVisible();
    await expect(staffArea.menu.getByRole('listitem')).toHaveText(sections);
    // Every page says who is there; the browser's tab says where that is.
    for (const section of sections.slice(1)) {
      const main = page.getByRole('main');
      const head = main.locator('header').first();
      await staffArea.link(section).click();
      await expect(main.getByRole('heading', { level: 1, name: section })).toBeVisible();
      await expect(staffArea.link(section)).toHaveAttribute('aria-current', 'page');
      await expect(head.getByText(username, { exact: true }).first()).toBeVisible();
      await expect(head.getByRole('img', { name: username }).locator('img')).toBeVisible();
      await expect(page).toHaveTitle(`${section} · Wabu`);
    }
    await staffArea.logout.click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
  });
}

test('The menu speaks Italian where there are no words; language and theme chosen in the header stay', async ({
  page,
  context,
  server,
  signIn,
}) => {
  await signIn('rookie');
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  for (const [code, dashboard, tickets] of [
    ['en', 'Dashboard', 'Tickets'],
    ['ar', 'Dashboard', 'Biglietti'],
    ['zh', 'Dashboard', 'Biglietti'],
  ] as const) {
    await context.addCookies([{ name: 'language', value: code, url: server.url }]);
    await page.goto('/adminwabu/dashboard');
    const menu = page.getByRole('navigation').first();
    await expect(menu.getByRole('link', { name: dashboard })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(menu.getByRole('link', { name: tickets })).toBeVisible();
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', code === 'en' ? 'en' : 'it');
    await expect(html).toHaveAttribute('dir', 'ltr');
  }
  await page.getByRole('button', { name: 'EN English' }).click();
  await expect(page.getByRole('link', { name: 'Tickets' }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Tickets' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'IT Italiano' }).click();
  await expect(page.getByRole('link', { name: 'Biglietti' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Passa al tema scuro' }).click();
  expect(await theme()).toBe('dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Passa al tema chiaro' })).toBeVisible();
  expect(await theme()).toBe('dark');
});
