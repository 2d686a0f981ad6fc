import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import {
  aFrontend,
  aSupplier,
  button,
  expectAccessible,
  findAlert,
  interceptCalls,
} from '@wabu/shared/testing';
import { renderSuppliers, startNew } from '../testing/render-suppliers.tsx';
import { vela } from '../testing/two-suppliers.ts';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178', Telefono: '0365111111' });
const suppliers = [lido];

async function selecting(options = {}) {
  const page = await renderSuppliers({ suppliers, open: lido, ...options });
  await screen.findByRole('heading', { name: 'Lido Salò' });
  return page;
}

test('every action answers a rookie that it is not allowed', async () => {
  const { user } = await selecting({ role: 'rookie' });
  expect(button('Modifica')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Modifica')).toHaveAccessibleDescription(
    'Permessi non validi. Chiedi a un admin o a un king.',
  );
  for (const name of ['Nuovo', 'Modifica', 'Cancella']) {
    await user.click(button(name));
    await findAlert('Permessi non validi');
    await user.click(button('OK'));
    expect(screen.getByRole('heading', { name: 'Lido Salò' })).toBeVisible();
  }
});

test.each([
  ['admin', '/adminwabu/trash?kind=supplier'],
  ['rookie', undefined],
] as const)('the list leads to its trash: %s', async (role, trash) => {
  await renderSuppliers({ suppliers, role });
  await screen.findByRole('option', { name: /Lido/ });
  expect(screen.queryByRole('link', { name: 'Cestino' })?.getAttribute('href')).toBe(trash);
});

test('when the second call of adding fails, the next save resumes there', async () => {
  let isDown = true;
  const wrapApi = interceptCalls('/r2/addsupplier', async (pass) =>
    isDown ? new Response('', { status: 503 }) : pass(),
  );
  const { user, stored } = await renderSuppliers({ suppliers, wrapApi });
  await startNew(user, vela);
  await user.click(button('Salva'));
  await findAlert('Errore salvataggio fornitore');
  await user.click(button('OK'));
  isDown = false;
  await user.click(button('Salva'));
  expect(await screen.findByText('Fornitore «Vela Nuova» salvato')).toBeVisible();
  expect((await stored()).filter((each) => each.PIVA === '00743110157')).toHaveLength(1);
});

test('a supplier whose frontend was added during the question is not deleted', async () => {
  const { user, api, stored } = await selecting();
  const { api: calls } = await api.client('king');
  await user.click(button('Cancella'));
  const question = await findAlert('Confermi la cancellazione del fornitore?');
  await answer(calls.d1.addfrontend.$post({ json: aFrontend('Lido Salò', 7) }));
  await user.click(within(question).getByRole('button', { name: 'Cancella' }));
  await findAlert('Errore cancellazione fornitore');
  expect(await stored()).toHaveLength(1);
});

test('a supplier in use is not deleted, and its frontends are linked', async () => {
  const { user, api, stored, address } = await selecting();
  const { api: calls } = await api.client('king');
  await answer(calls.d1.addfrontend.$post({ json: aFrontend('Lido Salò', 7) }));
  await user.click(button('Cancella'));
  const alert = await findAlert('Questo fornitore non si può cancellare');
  expect(alert).toHaveTextContent('Aprili e scegli un altro fornitore, oppure cancellali');
  await expectAccessible();
  expect(await stored()).toHaveLength(1);
  const { URL } = aFrontend('Lido Salò', 7);
  await user.click(within(alert).getByRole('link', { name: URL }));
  expect(address()).toBe(`/adminwabu/frontends?${new URLSearchParams({ frontend: URL })}`);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
