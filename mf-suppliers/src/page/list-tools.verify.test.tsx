import 'fake-indexeddb/auto';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aSupplier, manySuppliers } from '@wabu/shared/testing';
import '../export/export-dialog.tsx';
import { supplierCsv } from '../export/supplier-csv.ts';
import '../import/import-dialog.tsx';
import '../../../shared/ui/history/dialog/undo-batch.tsx';
import '../../../shared/ui/steps/dialog/run-dialog.tsx';
import '../table/supplier-table.tsx';
import { renderSuppliers } from '../testing/render-suppliers.tsx';
import { it } from '../words/it.ts';

type Page = Awaited<ReturnType<typeof renderSuppliers>>;

async function openTool({ user }: Page, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Azioni sull’elenco' }));
  await user.click(screen.getByRole('menuitem', { name }));
}

/** The file that the page saves. */
function savedFile() {
  const saved: { name?: string; text?: Promise<string> } = {};
  jest.spyOn(URL, 'createObjectURL').mockImplementation((contents) => {
    saved.text = (contents as Blob).text();
    return 'blob:saved';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.name = this.download;
  });
  return saved;
}

test('an import of more than one request is undone as a whole, with progress', async () => {
  const page = await renderSuppliers();
  const { user, stored } = page;
  const records = manySuppliers(510).map((supplier) => ({
    ...supplier,
    id: supplier.PIVA,
    version: 1,
  }));
  const translate = (key: string) => it.field[key.replace('field.', '') as 'Nome'] ?? key.slice(7);
  await openTool(page, 'Importa da un file CSV');
  const file = new File([supplierCsv(translate, records)], 'fornitori.csv');
  await user.upload(await screen.findByLabelText('Scegli un file CSV'), file);
  await user.click(await screen.findByRole('button', { name: 'Controlla le righe' }));
  await user.click(await screen.findByRole('button', { name: 'Importa 510 righe' }));
  // The notices move out of the dialog when it closes.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('510 fornitori importati')).toBeVisible();
  expect(await screen.findByText('510 fornitori')).toBeVisible();
  const notices = within(screen.getByRole('region', { name: 'Avvisi' }));
  await user.click(notices.getByRole('button', { name: 'Annulla' }));
  expect(await screen.findByText('Fatto: è tornato com’era prima')).toBeInTheDocument();
  expect(await stored()).toEqual([]);
});

test('an export has what the list shows, in its order, without tax codes in its name', async () => {
  const saved = savedFile();
  const suppliers = manySuppliers(8);
  const page = await renderSuppliers({ suppliers, role: 'rookie', at: '#q=museo' });
  await screen.findAllByRole('option');
  await openTool(page, 'Esporta in un file CSV');
  await waitFor(() => expect(saved.name).toMatch(/^fornitori-\d{4}-\d\d-\d\d\.csv$/));
  const lines = ((await saved.text) ?? '').trim().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeff?Nome;Tipologia;PIVA;/);
  const museums = suppliers.filter(({ Nome }) => Nome.startsWith('Museo'));
  expect(lines.slice(1).map((line) => line.split(';')[2])).toEqual(museums.map(({ PIVA }) => PIVA));
});

test('an export of the table has its columns, in its order', async () => {
  const saved = savedFile();
  const suppliers = [
    aSupplier(1, { Nome: 'Alba', Citta: '=Arco' }),
    aSupplier(2, { Nome: 'Brezza', Citta: 'Garda' }),
  ];
  const at = '#view=table&columns=Nome.Citta.PIVA&sort=-Citta';
  const page = await renderSuppliers({ suppliers, at });
  await screen.findByRole('grid');
  await openTool(page, 'Esporta le colonne mostrate in un file CSV');
  await waitFor(() => expect(saved.text).toBeDefined());
  const lines = ((await saved.text) ?? '').trim().split('\r\n');
  expect(lines.map((line) => line.replace('\ufeff', ''))).toEqual([
    'Nome;PIVA;Città',
    `Brezza;${suppliers[1]?.PIVA};Garda`,
    `Alba;${suppliers[0]?.PIVA};"'=Arco"`,
  ]);
});

test('a reader may export, and sees no import', async () => {
  const page = await renderSuppliers({ role: 'rookie' });
  await page.user.click(await screen.findByRole('button', { name: 'Azioni sull’elenco' }));
  const items = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
  expect(items).toEqual([expect.stringMatching(/Seleziona/), 'Esporta in un file CSV']);
});
