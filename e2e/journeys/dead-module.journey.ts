import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { journey } from '../fixtures/journey.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';

journey(
  'A dead module says so, lets the rest live, and comes back by Riprova',
  {},
  async ({ page, signIn, visit, complaints, context }) => {
    complaints.expect(/net::ERR_FAILED/);
    complaints.expect(/Module "suppliers" \(unreachable\)/);
    const card = page.getByRole('heading', { name: '«Fornitori» non si è caricato' });
    const menu = page.getByRole('navigation', { name: 'Menu principale' });
    await signIn('king');
    await context.route('**/modules/suppliers/**', (route) => route.abort());
    await visit('/adminwabu/suppliers');
    await card.waitFor();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Utenti' }).click();
    await page.getByText('Elenco utenti').first().waitFor();
    await menu.getByRole('link', { name: 'Fornitori' }).click();
    await card.waitFor();
    await context.unroute('**/modules/suppliers/**');
    await page.getByRole('button', { name: 'Riprova' }).click();
    await suppliersScreen(page).list.waitFor();
    assert.equal(await card.count(), 0);
  },
);
