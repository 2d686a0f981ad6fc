import 'fake-indexeddb/auto';
import { afterEach, expect, test } from '@jest/globals';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { hasUnsavedWork } from '@wabu/shared/module';
import { button, row } from '@wabu/shared/testing';
import { edit, field, renderSuppliers } from '../testing/render-suppliers.tsx';
import { lido, suppliers } from '../testing/two-suppliers.ts';

const OFFLINE = /^Sei offline\. Il salvataggio parte appena torna la connessione\.$/;
const goOnline = () => act(async () => onlineManager.setOnline(true));
afterEach(() => onlineManager.setOnline(true));

/** Edits a supplier and saves it while the browser is offline. */
async function savingOffline() {
  const page = await renderSuppliers({ suppliers, at: `#id=${lido.PIVA}` });
  await edit(page.user, { Nome: 'Lido Mio' });
  act(() => onlineManager.setOnline(false));
  await page.user.click(button('Salva'));
  expect(await screen.findByText(OFFLINE)).toBeVisible();
  return page;
}
const lidoIn = async ({ stored }: Awaited<ReturnType<typeof renderSuppliers>>) =>
  (await stored()).find(({ PIVA }) => PIVA === lido.PIVA);

test('an offline save is sent when the network returns; later edits stay and can be saved next', async () => {
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

test('leaving while a save waits stays on the form and shows the reason', async () => {
  const { user } = await savingOffline();
  await user.click(await row(/Molo Blu/));
  await user.click(await screen.findByRole('button', { name: 'Salva ed esci' }));
  await waitFor(() => expect(screen.getAllByText(OFFLINE)).toHaveLength(2));
  expect(field('Nome')).toHaveValue('Lido Mio');
});

test('Annulla withdraws a waiting save', async () => {
  const page = await savingOffline();
  await page.user.click(button('Annulla'));
  expect(await screen.findByText('Modifiche annullate')).toBeVisible();
  await goOnline();
  await row(/Lido Salò/);
  expect(await lidoIn(page)).toMatchObject({ Nome: 'Lido Salò', version: 1 });
});
