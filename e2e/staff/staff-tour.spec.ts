import { people } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';
import { signInByForm } from '../pages/login-form.ts';

// The steps of docs/tours/staff.it.md; the end of a session is in relogin-dialog.test of the shell.
test('The tour for the staff works step by step @verify', async ({
  page,
  suppliersPage,
  frontendsPage,
}) => {
  await page.goto('/');
  await page.locator('#cookie-banner button[value=none]').last().click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Login' }).click();
  await signInByForm(page, people.admin.username, people.admin.password);

  await page.getByRole('link', { name: 'Fornitori' }).first().click();
  await expect(suppliersPage.list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('BATTELLI');
  await expect(suppliersPage.list.getByRole('option').first()).toContainText('Battelli');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Battelli del Benaco Srl').nth(1)).toBeVisible();

  await suppliersPage.tool('Modifica').click();
  await suppliersPage.field('Indirizzo').fill('Lungolago Regina Adelaide 12');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Seleziona un fornitore dalla lista')).toBeVisible();

  await page.getByRole('link', { name: 'Frontends' }).first().click();
  await expect(frontendsPage.list.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Alt+n');
  await frontendsPage.field('URL').fill('giro-del-lago');
  await page.getByRole('combobox', { name: /Fornitore/ }).fill('Battelli');
  await expect(
    page.getByRole('option', { name: 'Battelli del Benaco Srl', exact: true }),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await frontendsPage.button('Copia da fornitore').click();
  await expect(frontendsPage.field('Indirizzo')).toHaveValue('Lungolago Regina Adelaide 12');
  await frontendsPage.write('Contenuto', 1, 'Italiano', ' Buon viaggio.');
  await frontendsPage.tool('Anteprima').click();
  await expect(
    page.getByRole('dialog', { name: 'Anteprima' }).getByText('Buon viaggio.'),
  ).toBeVisible();
});
