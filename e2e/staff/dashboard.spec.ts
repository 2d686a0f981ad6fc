import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king' });

test('The dashboard shows a card of every section with its facts', async ({ page }) => {
  await page.goto('/adminwabu/dashboard');
  const cards = page.getByRole('region', { name: 'Dove vuoi andare?' }).getByRole('listitem');
  const card = (name: string) =>
    cards.filter({ has: page.getByRole('link', { name, exact: true }) });
  await expect(card('Fornitori')).toContainText(/\d+ fornitori/);
  await expect(card('Frontends')).toContainText(/\d+ frontend/);
  await expect(card('Utenti')).toContainText(/\d+ utent/);
  await expect(card('Tests')).toContainText('Il server funziona');
  await card('Fornitori').getByRole('link', { name: 'Fornitori' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible();
});
