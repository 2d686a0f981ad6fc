import assert from 'node:assert/strict';
import type { Role } from '@wabu/shared/entities/permissions';
import { type Journey, journey } from '../fixtures/journey.ts';
import { people } from '../fixtures/people.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { fillSupplier, newSupplier, suppliersScreen } from '../fixtures/suppliers-screen.ts';

const sections = ['Dashboard', 'Fornitori', 'Frontends', 'Biglietti', 'Utenti', 'Tests'];
const menuOf = ({ page }: Journey) => page.getByRole('navigation', { name: 'Menu principale' });

/** Every entry leads to its page, which says who is there; the browser's tab says where that is. */
async function walk(given: Journey, role: Role) {
  const { page } = given;
  const menu = menuOf(given);
  assert.deepEqual(await menu.getByRole('listitem').allTextContents(), sections);
  for (const section of sections.slice(1)) {
    await menu.getByRole('link', { name: section }).click();
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1, name: section }).waitFor();
    await menu
      .getByRole('link', { name: section })
      .and(page.locator('[aria-current=page]'))
      .waitFor();
    const head = main.locator('header').first();
    await head.getByText(people[role].username, { exact: true }).first().waitFor();
    await head.getByRole('img', { name: people[role].username }).locator('img').waitFor();
    assert.equal(await page.title(), `${section} · Wabu`);
  }
}

for (const role of ['king', 'admin', 'rookie'] as const) {
  journey(`The ${role} signs in and finds the way to every page`, {}, async (given) => {
    const { page, visit } = given;
    await visit('/login');
    await signInByForm(page, people[role].username, people[role].password);
    await page.getByText(`Benvenuto ${role} (ruolo = ${role})`).waitFor();
    await page.getByText('Italiano').first().waitFor();
    await walk(given, role);
    await menuOf(given).getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    assert.equal(await page.evaluate(() => localStorage.getItem('jwt')), null);
  });
}

journey('An admin writes suppliers as a king does', {}, async ({ page, signIn, visit }) => {
  const { tool, item } = suppliersScreen(page);
  await signIn('admin');
  await visit('/adminwabu/suppliers');
  await tool('Nuovo').click();
  await fillSupplier(page, newSupplier);
  await tool('Salva').click();
  await item(newSupplier.Nome).click();
  await tool('Cancella').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancella' }).click();
  await item(newSupplier.Nome).waitFor({ state: 'detached' });
});

journey(
  'The menu speaks Italian where there are no words; language and theme chosen in the header stay',
  { browser: { colorScheme: 'light' } },
  async (given) => {
    const { page, context, server, signIn, visit } = given;
    await signIn('rookie');
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
    for (const [code, dashboard, tickets] of [
      ['en', 'Dashboard', 'Tickets'],
      ['ar', 'Dashboard', 'Biglietti'],
      ['zh', 'Dashboard', 'Biglietti'],
    ] as const) {
      await context.addCookies([{ name: 'language', value: code, url: server.url }]);
      await visit('/adminwabu/dashboard');
      const menu = page.getByRole('navigation').first();
      await menu
        .getByRole('link', { name: dashboard })
        .and(page.locator('[aria-current=page]'))
        .waitFor();
      await menu.getByRole('link', { name: tickets }).waitFor();
      const html = page.locator('html');
      assert.equal(await html.getAttribute('lang'), code === 'en' ? 'en' : 'it');
      assert.equal(await html.getAttribute('dir'), 'ltr');
    }
    await page.getByRole('button', { name: 'EN English' }).click();
    await page.getByRole('link', { name: 'Tickets' }).first().waitFor();
    await page.reload();
    await page.getByRole('link', { name: 'Tickets' }).first().waitFor();
    assert.equal(await page.locator('html').getAttribute('lang'), 'en');
    await page.getByRole('button', { name: 'IT Italiano' }).click();
    await page.getByRole('link', { name: 'Biglietti' }).first().waitFor();
    await page.getByRole('button', { name: 'Passa al tema scuro' }).click();
    assert.equal(await theme(), 'dark');
    await page.reload();
    await page.getByRole('button', { name: 'Passa al tema chiaro' }).waitFor();
    assert.equal(await theme(), 'dark');
  },
);
