import assert from 'node:assert/strict';
import { frontendsScreen } from '../fixtures/frontends-screen.ts';
import { journey } from '../fixtures/journey.ts';
import { people } from '../fixtures/people.ts';
import { signInByForm } from '../fixtures/sign-in-by-form.ts';
import { suppliersScreen } from '../fixtures/suppliers-screen.ts';

// Step by step what docs/tours/staff.it.md tells; the end of a session is in session-warnings.
journey('The five minutes for the staff go as they are told', {}, async (given) => {
  const { page, visit } = given;
  const suppliers = suppliersScreen(page);
  const frontends = frontendsScreen(page);
  await visit('/');
  await page.locator('#cookie-banner button[value=none]').last().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await signInByForm(page, people.admin.username, people.admin.password);

  await page.getByRole('link', { name: 'Fornitori' }).first().click();
  await suppliers.list.getByRole('option').first().waitFor();
  await page.keyboard.press('/');
  await page.keyboard.type('BATTELLI');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Battelli del Benaco Srl').nth(1).waitFor();

  await suppliers.tool('Modifica').click();
  await suppliers.field('Indirizzo').fill('Lungolago Regina Adelaide 12');
  await page.keyboard.press('Control+s');
  await page.getByText('Seleziona un fornitore dalla lista').waitFor();

  await page.getByRole('link', { name: 'Frontends' }).first().click();
  await frontends.list.getByRole('option').first().waitFor();
  await page.keyboard.press('Alt+n');
  await frontends.field('URL').fill('giro-del-lago');
  await page.getByRole('combobox', { name: /Fornitore/ }).fill('Battelli');
  await page.keyboard.press('Enter');
  await frontends.button('Copia da fornitore').click();
  assert.equal(await frontends.field('Indirizzo').inputValue(), 'Lungolago Regina Adelaide 12');
  await frontends.write('Contenuto', 1, 'Italiano', ' Buon viaggio.');
  await frontends.tool('Anteprima').click();
  await page.getByRole('dialog', { name: 'Anteprima' }).getByText('Buon viaggio.').waitFor();
});
