import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createTestApi, send, TEST_PASSWORD } from '@wabu/api/testing';
import { defineModule } from '@wabu/shared/module';
import {
  aSupplier,
  emptyResponse,
  failUntilRepaired,
  forEachTest,
  interceptCalls,
  renderModule,
} from '@wabu/shared/testing';
import { ActivityPage } from './activity-page.tsx';

const molo = aSupplier(1, { Nome: 'Molo Blu' });
const formula = aSupplier(2, { Nome: '=HYPERLINK("https://evil.example")' });

let downloads: { name: string; contents: Blob }[];
const api = forEachTest(createTestApi);
beforeEach(async () => {
  downloads = [];
  await api.seedSuppliers([molo, formula]);
  const { api: calls } = await api.client('admin');
  await calls.d1.updatesupplier.$put({ json: { ...molo, Citta: 'Limone sul Garda' } });
  jest.spyOn(URL, 'createObjectURL').mockImplementation((contents) => {
    downloads.push({ name: '', contents: contents as Blob });
    return 'blob:1';
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const [download] = downloads;
    if (download) download.name = this.download;
  });
});

const activityModule = defineModule({
  id: 'activity',
  pages: { '/adminwabu/activity': ActivityPage },
});
const openPage = (search = '', server = api) =>
  renderModule(activityModule, { path: `/adminwabu/activity${search}`, api: server });

const shown = async () => {
  await screen.findByRole('heading', { name: 'Oggi' });
  const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  return texts.map((text) => text?.replace(/^\d\d:\d\d/, ''));
};

test('a deploy token is named with its module, which has no page here', async () => {
  const token = await api.signIn('king');
  const password = { json: { password: TEST_PASSWORD }, token };
  await send(api.fetch, 'POST', '/api/d1/confirm', password);
  await send(api.fetch, 'POST', '/api/modules/boats/tokens', { json: {}, token });
  await openPage('?entity=module');
  expect(await shown()).toEqual([
    'king ha creato un token di rilascio, l’unico ora valido, per il modulo boats',
  ]);
  expect(screen.queryByRole('link', { name: /boats/ })).toBeNull();
});

test('says who did what to which record, newest first, and leads to the record', async () => {
  await openPage();
  expect(await shown()).toEqual([
    'admin ha modificato il fornitore Molo Blu · 1 campo',
    'king ha creato il fornitore =HYPERLINK("https://evil.example")',
    'king ha creato il fornitore Molo Blu',
  ]);
  expect(screen.getAllByRole('link', { name: 'Molo Blu' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/adminwabu\/record\/supplier\/[0-9a-f-]+$/),
  );
  expect(screen.getAllByRole('link', { name: 'Cronologia di Molo Blu' })[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/adminwabu\/record\/supplier\/[0-9a-f-]+#history$/),
  );
});

test('filters by person, action, kind and day; the address keeps them', async () => {
  const { user, address } = await openPage();
  await shown();
  // The people arrive by a call of their own.
  await screen.findByRole('option', { name: 'king' });
  await user.selectOptions(screen.getByLabelText('Persona'), 'king');
  await user.selectOptions(screen.getByLabelText('Azione'), 'Creazione');
  await user.selectOptions(screen.getByLabelText('Tipo'), 'Fornitore');
  await waitFor(async () => expect(await shown()).toHaveLength(2));
  expect(address()).toBe('/adminwabu/activity?by=king&entity=supplier&action=create');
  await user.selectOptions(screen.getByLabelText('Azione'), 'Cancellazione');
  expect(await screen.findByText('Nessuna attività con questi filtri')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Togli i filtri' }));
  expect(await shown()).toHaveLength(3);
  await user.type(screen.getByLabelText('Giorno'), '2020-02-29');
  expect(await screen.findByText('Nessuna attività con questi filtri')).toBeVisible();
});

test('a person or a record of the list becomes the filter', async () => {
  const { user } = await openPage();
  await shown();
  const [changed] = screen.getAllByRole('listitem');
  if (!changed) throw new Error('no entry');
  await user.click(within(changed).getByRole('button', { name: 'Mostra solo questa scheda' }));
  await waitFor(async () => expect(await shown()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'king' }));
  await waitFor(async () =>
    expect(await shown()).toEqual(['king ha creato il fornitore Molo Blu']),
  );
});

test('a further page is loaded on request', async () => {
  const more = Array.from({ length: 50 }, (_, at) => aSupplier(at + 10));
  await api.seedSuppliers(more);
  const { user } = await openPage();
  expect(await shown()).toHaveLength(50);
  await user.click(screen.getByRole('button', { name: 'Mostra altre' }));
  await waitFor(async () => expect(await shown()).toHaveLength(53));
  expect(screen.queryByRole('button', { name: 'Mostra altre' })).toBeNull();
});

test('exports all filtered entries as CSV, without formulas', async () => {
  const { user } = await openPage('?by=king');
  await shown();
  await user.click(screen.getByRole('button', { name: 'Esporta CSV' }));
  expect(await screen.findByText('Esportate 2 righe')).toBeVisible();
  const [{ name, contents }] = downloads as [(typeof downloads)[0]];
  expect(name).toMatch(/^attivita-\d{4}-\d\d-\d\d\.csv$/);
  const [head, formulaRow, moloRow, end] = (await textOf(contents)).split('\r\n');
  expect(head).toBe('Quando;Persona;Ruolo;Azione;Tipo;Nome;Campi;Id della scheda;Id della voce');
  expect(formulaRow).toMatch(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;king;king;Creazione;Fornitore;"'=HYPERLINK\(""https:\/\/evil.example""\)";;/,
  );
  expect(moloRow).toContain(';Molo Blu;;');
  expect(end).toBe('');
});

/** The text without the byte order mark; jsdom's Blob cannot be read otherwise. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

test('says when the activity did not arrive, and tries again', async () => {
  const { answer, repair } = failUntilRepaired(emptyResponse(503));
  const { user } = await openPage('', interceptCalls('/d1/activity', answer)(api));
  expect(await screen.findByText('L’attività non è arrivata')).toBeVisible();
  repair();
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await shown()).toHaveLength(3);
});
