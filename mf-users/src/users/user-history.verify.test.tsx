import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { answer } from '@wabu/api/client';
import { createTestApi } from '@wabu/api/testing';
import type { Role } from '@wabu/shared/entities/permissions';
import { aUser, renderModule, stubCanvas } from '@wabu/shared/testing';
import { face } from '../module.tsx';
// Loads the lazy chunk, so that tests do not wait for its compilation.
import '../../../shared/ui/history/dialog/history-dialog.tsx';

/** The page with the user anna, whom a king has created. */
async function open(hash = '', role: Role = 'king') {
  stubCanvas();
  const api = await createTestApi();
  const { api: calls } = await api.client('king');
  await answer(calls.d1.adduser.$post({ json: aUser('anna') }));
  return renderModule(face, { path: `/adminwabu/users${hash}`, api, role });
}

test('each user shows who changed it last, and its history with the avatar of then', async () => {
  const { user } = await open();
  expect(await screen.findByText(/^Modificato da .king. il /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Cronologia di anna' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cronologia di anna' }));
  expect(await dialog.findByRole('img', { name: 'anna' })).toBeVisible();
  expect(dialog.queryByText('avatar_default.gif')).toBeNull();
  expect(dialog.queryByRole('button', { name: /Ripristina|Riporta/ })).toBeNull();
});

test('who may not change users is offered no history of them', async () => {
  await open('#history=anna', 'admin');
  expect(await screen.findByRole('rowheader', { name: 'anna' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Cronologia/ })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a link opens the history of a user, and leaves no trace in the address', async () => {
  const { address } = await open('#history=anna');
  expect(await screen.findByRole('dialog', { name: 'Cronologia di anna' })).toBeVisible();
  await waitFor(() => expect(address()).toBe('/adminwabu/users'));
});
