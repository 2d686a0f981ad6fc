import { aSupplier, manySuppliers } from '@wabu/shared/testing/builders';
import { post, postAll } from '../fixtures/people.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serverOptions: { env: { DEMO: '0' }, data: 'empty' } });

/** In pixels. */
const A4 = { width: 794, height: 1123 };

test('List and table are printed with all rows, without menu and buttons @verify', async ({
  page,
  server,
  token,
  signIn,
  staffArea,
  suppliersPage,
}) => {
  await postAll(`${server.url}/api/d1/addsupplier`, manySuppliers(100), await token('king'));
  await signIn('king');
  await suppliersPage.open();
  const count = page.getByText('100 fornitori');
  for (const view of ['Elenco', 'Tabella']) {
    await page.getByRole('button', { name: view, exact: true }).click();
    await expect(count).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(count).toBeVisible();
    for (const part of [staffArea.menu, suppliersPage.tool('Nuovo'), page.getByRole('searchbox')])
      await expect(part).toBeHidden();
    if (view === 'Tabella') {
      await page.setViewportSize(A4);
      await expect(page.getByRole('columnheader').last()).toBeInViewport({ ratio: 1 });
    }
    const pdf = (await page.pdf()).toString('latin1');
    // The rows in sight take two sheets at most.
    expect(pdf.match(/\/Type\s*\/Page\b/g)?.length, view).toBeGreaterThan(2);
    await page.emulateMedia({ media: null });
  }
});

test('On wide paper an open record is printed below the list @verify', async ({
  page,
  server,
  token,
  signIn,
  suppliersPage,
}) => {
  const supplier = aSupplier(500);
  await post(`${server.url}/api/d1/addsupplier`, supplier, await token('king'));
  await signIn('king');
  await suppliersPage.open();
  await suppliersPage.item(supplier.Nome).click();
  const name = page.getByRole('heading', { name: supplier.Nome });
  await expect(name).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const listed = await suppliersPage.list.boundingBox();
  const shown = await name.boundingBox();
  expect(shown?.y).toBeGreaterThan((listed?.y ?? Number.NaN) + (listed?.height ?? 0));
});
