import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';

const sections = [
  'Dashboard',
  'Fornitori',
  'Frontends',
  'Biglietti',
  'Utenti',
  'Tests',
  'Richieste',
];

test('A rookie signs in, reads a card of every module, and opens every section', async ({
  page,
  staffArea,
}) => {
  const { username, password } = people.rookie;
  await page.goto('/login');
  await signInByForm(page, username, password);
  await expect(page.getByText('Benvenuto rookie (ruolo = rookie)')).toBeVisible();
  await expect(staffArea.menu.getByRole('listitem')).toHaveText(
    sections.map((section) => new RegExp(`^${section}`)),
  );
  const cards = page.getByRole('region', { name: 'Dove vuoi andare?' }).getByRole('listitem');
  for (const [section, fact] of [
    ['Fornitori', /\d+ fornitori/],
    ['Frontends', /\d+ micrositi/],
    ['Tests', /Il server funziona/],
    ['Richieste', /1 richiesta nuova/],
  ] as const)
    await expect(
      cards.filter({ has: page.getByRole('link', { name: section, exact: true }) }),
    ).toContainText(fact);
  // It has nothing to say.
  await expect(cards.filter({ hasText: 'Biglietti' })).toHaveCount(0);
  for (const section of sections.slice(1)) {
    const main = page.getByRole('main');
    const head = main.locator('header').first();
    await staffArea.link(section).click();
    await expect(main.getByRole('heading', { level: 1, name: section })).toBeVisible();
    await expect(staffArea.link(section)).toHaveAttribute('aria-current', 'page');
    await expect(head.getByText(username, { exact: true }).first()).toBeVisible();
    const account = head.getByRole('link', { name: `Il mio account: ${username}` });
    await expect(account.locator('img')).toBeVisible();
    await expect(page).toHaveTitle(`${section} · Wabu`);
  }
  await staffArea.logout.click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('jwt'))).toBeNull();
});
