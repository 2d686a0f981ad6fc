import 'fake-indexeddb/auto';
import { expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import type { PresenceState } from '@wabu/shared/entities/history/presence';
import { aSupplier, button, expectAccessible } from '@wabu/shared/testing';
import { renderSuppliers } from '../testing/render-suppliers.tsx';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import '../../../shared/ui/presence/banner/presence-banner.tsx';

const lido = aSupplier(1, { Nome: 'Lido Salò', PIVA: '03012300178' });

/** The page with the supplier, and a tab of another session with the same supplier. */
async function opened(role: 'king' | 'admin' = 'admin') {
  const api = await createTestApi();
  const { api: calls } = await api.client(role);
  const page = await renderSuppliers({ api, suppliers: [lido], open: lido });
  await screen.findByRole('heading', { name: 'Lido Salò' });
  const other = (state: PresenceState) => {
    const json = { entity: 'supplier', key: lido.PIVA, tab: 'a'.repeat(32), state } as const;
    return act(() => answer(calls.d1.presence.$post({ json })));
  };
  return { ...page, other };
}

/** Shows the tab again: it asks at once. */
const comeBack = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));

test('names another person who is editing, until that person closes the form', async () => {
  const { other } = await opened();
  const statuses = screen.getAllByRole('status');
  await other('editing');
  const notice = await screen.findByText('admin sta modificando questa scheda.');
  expect(notice).toBeVisible();
  // Screen readers announce what is added to a status that was there before.
  expect(statuses).toContain(notice.closest('[role=status]'));
  await expectAccessible();
  await other('open');
  comeBack();
  expect(await screen.findByText('admin ha aperto questa scheda.')).toBeVisible();
  await other('closed');
  comeBack();
  await waitFor(() => expect(screen.queryByText(/questa scheda/)).toBeNull());
});

test('reports to others that the form is open, and nothing after it is closed', async () => {
  const { user, other } = await opened();
  await user.click(button('Modifica'));
  await waitFor(async () =>
    expect((await other('open')).others).toEqual([{ name: 'king', isEditing: true }]),
  );
  cleanup();
  await waitFor(async () => expect((await other('open')).others).toEqual([]));
});

test('another tab of the same person is named as one', async () => {
  const { other } = await opened('king');
  await other('editing');
  expect(await screen.findByText('La stai modificando anche in un’altra finestra.')).toBeVisible();
});

test('the record says who changed it last, and when', async () => {
  await opened('king');
  expect(await screen.findByText(/^Modificato da \u2068king\u2069 il \d+ /)).toBeVisible();
});
