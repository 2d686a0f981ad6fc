import { readFileSync } from 'node:fs';
import { expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi, type TestApi } from '@wabu/api/testing';
import type { SupplierInput } from '@wabu/shared/entities/supplier';
import { defineModule, hasUnsavedWork } from '@wabu/shared/module';
import {
  aSupplier,
  button,
  expectAccessible,
  manySuppliers,
  renderModule,
} from '@wabu/shared/testing';
import { supplierCsv } from '../export/supplier-csv.ts';
import { en } from '../words/en.ts';
import { it } from '../words/it.ts';
import { ImportDialog } from './import-dialog.tsx';

const fixture = (name: string) =>
  new File([readFileSync(new URL(`../model/import/testing/${name}`, import.meta.url))], name);
const csv = (...lines: string[]) => new File([`${lines.join('\r\n')}\r\n`], 'fornitori.csv');

/** The file that an export of these suppliers would be. */
function exported(suppliers: SupplierInput[], words = it): File {
  const translate = (key: string) => {
    const [group, name] = key.split('.') as ['field' | 'choice', never];
    return words[group][name];
  };
  const records = suppliers.map((supplier) => ({ ...supplier, id: supplier.PIVA, version: 1 }));
  return new File([supplierCsv(translate, records)], 'esportati.csv');
}

/** The import on a page of its own, against the real api in memory. */
async function renderImport(options: { api?: TestApi; wrap?: (api: TestApi) => TestApi } = {}) {
  const api = options.api ?? (await createTestApi());
  const onImported = jest.fn<(imported: { text: string; batch: string }) => void>();
  const onClose = jest.fn();
  const face = defineModule({
    id: 'suppliers',
    pages: { '/': () => <ImportDialog onImported={onImported} onClose={onClose} /> },
    words: async (language) => (language === 'en' ? en : it),
  });
  const page = await renderModule(face, { path: '/', api: options.wrap?.(api) ?? api });
  const choose = (file: File) =>
    page.user.upload(screen.getByLabelText('Scegli un file CSV'), file);
  const check = async (file: File) => {
    await choose(file);
    await page.user.click(await screen.findByRole('button', { name: 'Controlla le righe' }));
    await screen.findByRole('group', { name: 'Mostra' });
  };
  const stored = async () => {
    const { api: calls } = await api.client('king');
    return act(() => answer(calls.d1.getallsuppliers.$get()));
  };
  return { ...page, api, choose, check, stored, onImported, onClose };
}

const fate = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Mostra' })).getByRole('button', { name });

test('a file of Excel is mapped, checked and imported', async () => {
  const { user, choose, stored, onImported, onClose } = await renderImport();
  await choose(fixture('excel-it.csv'));
  expect(await screen.findByLabelText('Campo della colonna P.IVA')).toHaveValue('PIVA');
  expect(screen.getByLabelText('Campo della colonna Codice fiscale')).toHaveValue('codiceFiscale');
  expect(screen.getByLabelText('Caratteri')).toHaveValue('windows-1252');
  await expectAccessible();
  await user.click(button('Controlla le righe'));
  await screen.findByRole('group', { name: 'Mostra' });
  expect(fate(/^Nuovi 4$/)).toBeVisible();
  await user.click(screen.getByRole('option', { name: /Società Lido/ }));
  expect(screen.getByText('Sarà aggiunto.')).toBeVisible();
  expect(await stored()).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
  await user.click(button('Importa 4 righe'));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(onImported).toHaveBeenCalledWith({
    text: '4 fornitori importati',
    batch: expect.stringMatching(/^[0-9a-f]{32}$/),
  });
  expect(await stored()).toContainEqual(
    expect.objectContaining({ PIVA: '00743110231', Citta: 'Salò', Telefono: '00390365290611' }),
  );
});

test('a row that changes a supplier shows the fields before and after @verify', async () => {
  const api = await createTestApi();
  const lido = aSupplier(1, { Nome: 'Lido', Citta: 'Salò' });
  await api.seedSuppliers([lido]);
  const { user, check, stored } = await renderImport({ api });
  await check(csv('PIVA;Città;Telefono', `${lido.PIVA};Gardone;${lido.Telefono}`));
  await user.click(screen.getByRole('option', { name: /Lido/ }));
  expect(screen.getByRole('row', { name: 'Città Salò Gardone' })).toBeVisible();
  expect(screen.queryByRole('row', { name: /Telefono/ })).toBeNull();
  await user.click(button('Importa 1 riga'));
  await waitFor(async () =>
    expect(await stored()).toEqual([
      { ...lido, Citta: 'Gardone', id: expect.any(String), version: 2 },
    ]),
  );
});

test('a wrong row is explained and corrected in place', async () => {
  const { user, check } = await renderImport();
  await check(fixture('damaged.csv'));
  expect(fate(/^Da correggere 5$/)).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('option', { name: /Scientifica/ }));
  expect(screen.getAllByText(/forma scientifica/)).toHaveLength(2);
  await expectAccessible();
  await user.click(screen.getByRole('option', { name: /Due numeri/ }));
  const phone = screen.getByLabelText(/^Telefono/);
  expect(phone).toHaveAccessibleDescription('Ci sono due numeri: lasciane uno.');
  await user.clear(phone);
  await user.type(phone, '+39 045 123456{Enter}');
  await waitFor(() => expect(fate(/^Da correggere 4$/)).toBeVisible());
  expect(screen.getByText('Sarà aggiunto.')).toBeVisible();
  expect(screen.getByText('0039045123456')).toBeVisible();
  await user.click(button('Correggi 1 riga come proposto'));
  await waitFor(() => expect(fate(/^Da correggere 3$/)).toBeVisible());
  expect(button('Importa 3 righe')).toBeEnabled();
  expect(screen.getByText('3 righe da correggere restano fuori.')).toBeVisible();
});

test('corrections are not lost without a question, also while they are typed @verify', async () => {
  const { user, check, stored, onClose } = await renderImport();
  const close = async () => {
    await user.click(button('Chiudi'));
    return screen.findByRole('alertdialog', { name: 'Hai modifiche non salvate' });
  };
  await check(exported([aSupplier(1), { ...aSupplier(2, { Nome: 'Errato' }), CAP: '1' }]));
  await user.click(screen.getByRole('option', { name: /Errato/ }));
  await user.click(button('Chiudi'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(hasUnsavedWork()).toBe(false);
  await user.type(screen.getByLabelText(/^CAP/), '2345');
  expect(hasUnsavedWork()).toBe(true);
  await close();
  await user.click(button('Continua a modificare'));
  await user.click(button('Correggi'));
  await waitFor(() => expect(fate(/^Da correggere 0$/)).toBeVisible());
  expect(hasUnsavedWork()).toBe(true);
  await close();
  await user.click(button('Esci senza salvare'));
  expect(onClose).toHaveBeenCalledTimes(2);
  await close();
  await user.click(button('Salva ed esci'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(3));
  expect(await stored()).toContainEqual(expect.objectContaining({ CAP: '12345' }));
});

test('the check says how many lines the file has, and what became of them @verify', async () => {
  const { check } = await renderImport();
  const rows = ['Rocca "Alta";c', 'Bar;"a', 'b"', '"Molo" di Anna;d', '""'];
  await check(csv('Nome;PIVA', ...rows));
  const said =
    /^Il file ha 5 linee: una con i nomi delle colonne, 3 righe lette\. Su più linee: 3\.$/;
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('option', { name: /^"Molo" di Anna/ })).toBeVisible();
});

test('a telephone that lost its zero is corrected or kept @verify', async () => {
  const api = await createTestApi();
  const stored = [1, 2].map((at) => aSupplier(at, { Telefono: `030555014${at}` }));
  await api.seedSuppliers(stored);
  const { user, check } = await renderImport({ api });
  await check(
    csv('PIVA;Tel', ...stored.map(({ PIVA, Telefono }) => `${PIVA};${Telefono.slice(1)}`)),
  );
  await user.click(screen.getByRole('option', { name: new RegExp(stored[0]?.Nome ?? '') }));
  expect(screen.getByLabelText(/^Telefono/)).toHaveAccessibleDescription(/ha tolto gli zeri/);
  await user.click(button('Tieni 305550141'));
  await user.click(button('Correggi'));
  await waitFor(() => expect(fate(/^Modificati 1$/)).toBeVisible());
  await user.click(button('Correggi 1 riga come proposto'));
  await waitFor(() => expect(fate(/^Uguali 1$/)).toBeVisible());
});

test('a row is skipped and taken back, by button and by key, and the end counts it @verify', async () => {
  const { user, check, stored, onImported } = await renderImport();
  const twin = aSupplier(1, { Nome: 'Doppione' });
  await check(exported([aSupplier(1, { Nome: 'Alba' }), twin, aSupplier(2, { Nome: 'Brezza' })]));
  await user.click(fate(/^Tutte 3$/));
  await user.click(screen.getByRole('option', { name: /Alba/ }));
  await user.click(button('Salta questa riga'));
  expect(await screen.findByText('Questa riga non sarà importata.')).toBeVisible();
  expect(fate(/^Saltate 1$/)).toBeVisible();
  // Of rows with one tax id the first that is not skipped counts.
  expect(fate(/^Da correggere 0$/)).toBeVisible();
  expect(button('Importa 2 righe')).toBeEnabled();
  await user.click(button('Riprendi questa riga'));
  expect(await screen.findByText('Sarà aggiunto.')).toBeVisible();
  expect(fate(/^Da correggere 1$/)).toBeVisible();
  screen.getByRole('listbox').focus();
  await user.keyboard('{Home}{Delete}');
  await waitFor(() => expect(fate(/^Saltate 1$/)).toBeVisible());
  await user.click(button('Importa 2 righe'));
  await waitFor(() =>
    expect(onImported).toHaveBeenCalledWith(
      expect.objectContaining({ text: '2 fornitori importati · 1 riga saltata.' }),
    ),
  );
  expect((await stored()).map(({ Nome }) => Nome)).toEqual(['Brezza', 'Doppione']);
});

test('rows that the server rejects are named at the end, with those that were wrong @verify', async () => {
  const api = await createTestApi();
  const { user, check, onImported } = await renderImport({ api });
  const taken = aSupplier(1);
  const rows = [taken, aSupplier(2), { ...aSupplier(3), CAP: '1' }];
  await check(exported(rows));
  await act(() => api.seedSuppliers([taken]));
  await user.click(button('Importa 2 righe'));
  expect(await screen.findByText('2 righe non importate:')).toBeVisible();
  expect(screen.getByText(/univoco tra tutti i fornitori/)).toBeVisible();
  expect(screen.getByText(/CAP: Solo numeri, 5 cifre/)).toBeVisible();
  expect(onImported).toHaveBeenCalledWith(
    expect.objectContaining({ text: '1 fornitore importato' }),
  );
});

test.each([['it', it] as const, ['en', en] as const])(
  'what was exported (%s) is imported as the same @verify',
  async (_, words) => {
    const api = await createTestApi();
    const suppliers = [
      ...manySuppliers(20),
      aSupplier(30, {
        Nome: '=HYPERLINK("x")',
        Indirizzo: '+1;"a"',
        Citta: "'=1",
        Telefono: '0039045',
      }),
      aSupplier(31, { Nome: 'Due\nrighe', Tipologia: 'Persona Fisica', PIVA: 'RSSMRA80A01H501U' }),
      aSupplier(32, { Nazione: 'Altro', Contratto: 'Ricarico', CAP: '00000', Provincia: 'EE' }),
    ];
    await api.seedSuppliers(suppliers);
    const { check } = await renderImport({ api });
    await check(exported(suppliers, words));
    expect(fate(/^Uguali 23$/)).toBeVisible();
    expect(screen.getByText('Non c’è niente da importare.')).toBeVisible();
  },
);

test.each([
  ['una cartella di lavoro', new File(['PK\x03\x04'], 'a.csv'), /cartella di lavoro di Excel/],
  ['un file vuoto', new File(['\r\n'], 'a.csv'), /non contiene righe/],
])('%s is rejected with a sentence', async (_, file, sentence) => {
  const { choose } = await renderImport();
  await choose(file);
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
});

test('an import that was left goes on when its dialog is opened again, and repeats nothing @verify', async () => {
  const api = await createTestApi();
  const suppliers = manySuppliers(1_100);
  const token = await api.signIn('king');
  const inOneSession = (real: TestApi): TestApi => ({ ...real, signIn: async () => token });
  let calls = 0;
  // The second answer never arrives, although the server has written its rows.
  const losingAnswer = (real: TestApi): TestApi => ({
    ...inOneSession(real),
    fetch: async (input, init) => {
      const response = await real.fetch(input, init);
      if (!String(input).includes('bulksuppliers')) return response;
      calls += 1;
      return calls === 2 ? new Promise(() => undefined) : response;
    },
  });
  const first = await renderImport({ api, wrap: losingAnswer });
  await first.check(exported(suppliers));
  await first.user.click(button('Importa 1100 righe'));
  expect(await screen.findByText('500 di 1100')).toBeVisible();
  await waitFor(() => expect(calls).toBe(2));
  cleanup();

  const next = await renderImport({ api, wrap: inOneSession });
  expect(await screen.findByText(/500 righe su 1100 sono già salvate/)).toBeVisible();
  await next.user.click(button('Continua'));
  await waitFor(() => expect(next.onClose).toHaveBeenCalled());
  const [{ text, batch }] = next.onImported.mock.calls[0] as [{ text: string; batch: string }];
  expect(text).toBe('1100 fornitori importati');
  expect(await next.stored()).toHaveLength(1_100);
  const entries = await api.platform.database.query('SELECT id FROM changes WHERE batch = ?', [
    batch,
  ]);
  expect(entries).toHaveLength(1_100);
});
