import assert from 'node:assert/strict';
import { expectAccessible } from '../fixtures/accessible.ts';
import { journey } from '../fixtures/journey.ts';
import { people } from '../fixtures/people.ts';
import { fillSupplier, newSupplier, suppliersScreen } from '../fixtures/suppliers-screen.ts';

journey(
  'A session that ends under a form is renewed over it, and the save goes through',
  {},
  async (given) => {
    const { page, server, signIn, visit, complaints } = given;
    complaints.expect(/status of 401/);
    const { tool, item, field } = suppliersScreen(page);
    await signIn('king');
    await visit('/adminwabu/suppliers');
    await tool('Nuovo').click();
    await fillSupplier(page, newSupplier);

    const token = await page.evaluate(() => localStorage.getItem('jwt'));
    await fetch(`${server.url}/api/adminwabu/logout`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    });
    await tool('Salva').click();
    const dialog = page.getByRole('dialog', { name: 'Sessione scaduta' });
    await dialog.waitFor();
    await expectAccessible(page);
    assert.equal(await field('Nome').inputValue(), newSupplier.Nome);

    await dialog.getByLabel(/^Password/).fill(people.king.password);
    await dialog.getByRole('button', { name: 'Accedi' }).click();
    await dialog.waitFor({ state: 'detached' });
    await item(newSupplier.Nome).waitFor();
  },
);
