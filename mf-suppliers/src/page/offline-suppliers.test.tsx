import 'fake-indexeddb/auto';
import { afterEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { hasUnsavedWork } from '@wabu/shared/module';
import { button, field, openSuppliers, row } from '../testing/open-suppliers.tsx';
import { lido, suppliers } from '../testing/two-suppliers.ts';

const OFFLINE = /^Sei offline\. Il salvataggio parte appena torna la connessione\.$/;
const goOnline = () => act(async () => onlineManager.setOnline(true));
afterEach(() => onlineManager.setOnline(true));

/** A supplier with another name, saved while there is no network. */
async function savingOffline() {
  const page = await openSuppliers({ suppliers, at: `#id=${lido.PIVA}` });
  await screen.findByRole('heading', { name: 'Lido Salò' });
  await page.user.click(button('Modifica'));
  await page.user.clear(field('Nome'));
  await page.user.type(field('Nome'), 'Lido Mio');
  act(() => onlineManager.setOnline(false));
  await page.user.click(button('Salva'));
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  return page;
}
const lidoIn = async ({ stored }: Awaited<ReturnType<typeof openSuppliers>>) =>
  (await stored()).find(({ PIVA }) => PIVA === lido.PIVA);

test('a save waits for the network and is then sent by itself', async () => {
  const page = await savingOffline();
  expect(await lidoIn(page)).toMatchObject({ Nome: 'Lido Salò' });
  await goOnline();
  expect(await screen.findByText('Fornitore «Lido Mio» salvato')).toBeVisible();
  expect(await lidoIn(page)).toMatchObject({ Nome: 'Lido Mio', version: 2 });
});

test('what is typed while a save waits stays in the form, and can be saved in turn', async () => {
  const page = await savingOffline();
  await page.user.type(field('Nome'), ' Due');
  await goOnline();
  expect(await screen.findByText('Fornitore «Lido Mio» salvato')).toBeVisible();
  expect(field('Nome')).toHaveValue('Lido Mio Due');
  expect(hasUnsavedWork()).toBe(true);
  await page.user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Lido Mio Due» salvato')).toBeVisible();
  expect(await lidoIn(page)).toMatchObject({ Nome: 'Lido Mio Due', version: 3 });
});

test('whoever leaves while a save waits is kept here, and is told why', async () => {
  const { user } = await savingOffline();
  await user.click(await row(/Molo Blu/));
  await user.click(await screen.findByRole('button', { name: 'Salva ed esci' }));
  await waitFor(() => expect(screen.getAllByText(OFFLINE)).toHaveLength(2));
  expect(field('Nome')).toHaveValue('Lido Mio');
});

test('a save that waits is taken back by Annulla', async () => {
  const page = await savingOffline();
  await page.user.click(button('Annulla'));
  expect(await screen.findByText('Modifiche annullate')).toBeVisible();
  await goOnline();
  await row(/Lido Salò/);
  expect(await lidoIn(page)).toMatchObject({ Nome: 'Lido Salò', version: 1 });
});
