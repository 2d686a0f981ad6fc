import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { frontendsPageOf } from '../pages/frontends-page.ts';
import { staffAreaOf } from '../pages/staff-area.ts';

test.use({ role: 'king', ownServer: true });

/** Counts presses, and texts or forms that are filled in, from the dashboard on. */
async function counted(page: Page) {
  let count = 0;
  const act = async (action: () => Promise<unknown>) => {
    count += 1;
    await action();
  };
  await page.goto('/adminwabu/dashboard');
  return {
    press: (target: Locator) => act(() => target.click()),
    tap: (target: Locator) => act(() => target.tap()),
    fill: act,
    count: () => count,
  };
}

const supplier = {
  Nome: 'Vela Nuova Srl',
  PIVA: '00743110157',
  CAP: '37016',
  Città: 'Garda',
  Provincia: 'VR',
  Email: 'info@vela.example',
  SDI: 'M5UXCR1',
};

test('A supplier, its microsite, a German word and the return of a deletion take few steps @verify', async ({
  page,
  staffArea,
  suppliersPage,
  frontendsPage,
}) => {
  const adding = await counted(page);
  await adding.press(staffArea.link('Fornitori'));
  await adding.press(suppliersPage.tool('Nuovo'));
  await adding.fill(async () => {
    for (const [label, value] of Object.entries(supplier))
      await suppliersPage.field(label).fill(value);
  });
  await adding.press(suppliersPage.tool('Salva'));
  await page.getByText(`Fornitore «${supplier.Nome}» salvato`).waitFor();
  expect(adding.count()).toBe(4);

  const publishing = await counted(page);
  await publishing.press(page.getByRole('link', { name: /senza microsito$/ }));
  await publishing.press(suppliersPage.item(supplier.Nome));
  await publishing.press(page.getByRole('link', { name: 'Crea il microsito' }));
  for (const number of [1, 2])
    for (const kind of ['Nome', 'Contenuto'] as const)
      await publishing.fill(() => frontendsPage.write(kind, number, 'Italiano', 'Ogni giorno'));
  await publishing.press(frontendsPage.button('Salva e pubblica'));
  await page.getByText(/Microsito \[vela-nuova\] pubblicato: ITA/).waitFor();
  expect(publishing.count()).toBeLessThanOrEqual(10);

  const correcting = await counted(page);
  await correcting.press(staffArea.link('Frontends'));
  await correcting.press(page.getByRole('option', { name: /battelli-del-benaco/ }));
  await correcting.press(frontendsPage.tool('Modifica'));
  await correcting.fill(() =>
    page.getByRole('combobox', { name: 'A', exact: true }).selectOption('de'),
  );
  await frontendsPage.text('Contenuto', 1, 'Deutsch').hover();
  await correcting.fill(() => frontendsPage.write('Contenuto', 1, 'Deutsch', ' Neu'));
  await correcting.press(frontendsPage.button('Salva e pubblica'));
  await page.getByText(/Microsito \[battelli-del-benaco\] pubblicato: .*DEU/).waitFor();
  expect(correcting.count()).toBe(6);

  const deletion = async () => {
    await suppliersPage.open();
    await suppliersPage.item('Castello dei Colli').click();
    await suppliersPage.tool('Cancella').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancella' }).click();
    await page.getByText('Fornitore «Castello dei Colli Srl» cancellato').waitFor();
  };
  await deletion();
  await page
    .getByRole('region', { name: 'Avvisi' })
    .getByRole('button', { name: 'Annulla' })
    .click();
  await expect(suppliersPage.item('Castello dei Colli')).toBeVisible();

  // Later, without the toast: from the list to its trash.
  await deletion();
  const restoring = await counted(page);
  await suppliersPage.open();
  await restoring.press(page.getByRole('link', { name: 'Cestino', exact: true }));
  await restoring.press(page.getByRole('button', { name: 'Ripristina: Castello dei Colli Srl' }));
  await page.getByText('Fornitore «Castello dei Colli Srl» ripristinato').waitFor();
  expect(restoring.count()).toBe(2);
});

test('On a phone a corrected word is live after eight taps, with «Salva» beside the text', async ({
  newPerson,
  signIn,
}) => {
  const page = await newPerson({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'it-IT',
  });
  await signIn('king', page);
  const frontends = frontendsPageOf(page);
  const { tap, count } = await counted(page);
  await tap(page.getByRole('button', { name: 'Menu' }));
  await tap(staffAreaOf(page).link('Frontends'));
  await tap(page.getByRole('option', { name: /battelli-del-benaco/ }));
  await tap(frontends.tool('Modifica'));
  await tap(frontends.text('Contenuto', 1, 'Italiano'));
  await page.locator('[contenteditable=true]:focus').waitFor();
  await page.keyboard.type('Oggi ');
  const tools = page.getByRole('toolbar', { name: 'Formattazione' });
  await tap(tools.getByRole('button', { name: 'Salva' }));
  await tap(frontends.button('Sovrascrivi'));
  await expect(frontends.button('Pubblica')).toBeInViewport();
  await tap(frontends.button('Pubblica'));
  await page.getByText(/pubblicato: ITA/).waitFor();
  expect(count()).toBe(8);
});
