import { violationsInLooks } from '../fixtures/accessible.ts';
import { desktop, phone } from '../fixtures/devices.ts';
import { publishMicrosite } from '../fixtures/published-microsite.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ role: 'king', ownServer: true });

const supplier = 'Traghetti Benaco';

test('A deleted supplier and its microsite come back, the microsite with its pictures', async ({
  page,
  server,
  token,
  frontendsPage,
  suppliersPage,
  staffArea,
  expectConsoleError,
}) => {
  await publishMicrosite(server.url, await token('king'), 'battello', ['it']);
  const status = async () => (await page.request.get('/siti/battello')).status();
  expect(await status()).toBe(200);
  const question = page.getByRole('alertdialog').last();
  await frontendsPage.open('battello');
  await frontendsPage.tool('Cancella').click();
  await expect(question).toContainText('Va nel cestino con le sue immagini');
  await question.getByRole('button', { name: 'Cancella' }).click();
  await expect(page.getByText('Frontend [battello] cancellato')).toBeVisible();
  expect(await status()).toBe(410);
  await suppliersPage.open();
  await suppliersPage.item(supplier).click();
  await suppliersPage.tool('Cancella').click();
  await question.getByRole('button', { name: 'Cancella' }).click();
  await expect(page.getByText(`Fornitore «${supplier}» cancellato`)).toBeVisible();

  await staffArea.link('Cestino').click();
  await expect(page).toHaveURL(/\/adminwabu\/trash$/);
  const rows = page.getByRole('list', { name: 'Nel cestino' }).getByRole('listitem');
  await expect(rows).toHaveText([/Traghetti Benaco.*Ancora 30 giorni/, /battello/]);
  expect(await violationsInLooks(page, [phone, desktop])).toEqual([]);
  // The supplier comes first.
  expectConsoleError(/status of 409/);
  await page.getByRole('button', { name: 'Ripristina: battello' }).click();
  await expect(question).toContainText('ripristina prima il fornitore');
  await question.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: `Ripristina: ${supplier}` }).focus();
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Ripristina: battello' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Il cestino è vuoto')).toBeVisible();
  await page.getByRole('button', { name: 'Apri' }).last().click();

  const panel = page.getByRole('region', { name: 'Pubblicazione' });
  await expect(panel.getByText('Ritirato')).toBeVisible();
  expect(await status()).toBe(410);
  await panel.getByRole('button', { name: 'Pubblica' }).click();
  await expect(page.getByText('Microsito [battello] pubblicato: ITA')).toBeVisible();
  await page.goto('/siti/battello');
  await expect(page.getByRole('img', { name: 'Una giornata sul lago 1' }).first()).toBeVisible();
});
