import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { session } from '../../session/index.ts';
import { aToken } from '../../testing/a-token.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { PageHeader } from './page-header.tsx';

beforeEach(() => session.signOut());

test('shows title, name, role and avatar', async () => {
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gif'));
  session.signIn(aToken({ username: 'anna.blu', role: 'admin', avatar: 'avatar_anna.png' }));
  renderUi(<PageHeader title="Fornitori" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Fornitori' })).toBeVisible();
  expect(document.title).toBe('Fornitori · Wabu');
  expect(screen.getByText('anna.blu')).toBeVisible();
  expect(screen.getByText('admin')).toBeVisible();
  const avatar = screen.getByRole('img', { name: 'anna.blu' });
  await act(async () => {});
  expect(avatar.querySelector('img')?.src).toMatch(/^blob:/);
  const [address, init] = fetch.mock.calls[0] ?? [];
  expect(address).toBe('/api/r2/getavatar');
  expect(JSON.parse(String(init?.body))).toEqual({
    nome: 'anna.blu',
    ruolo: 'admin',
    avatar: 'avatar_anna.png',
  });
});

test('shows a default role for a token without one', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('gif'));
  session.signIn(aToken({ username: 'anna.blu' }));
  renderUi(<PageHeader title="Fornitori" />);
  expect(screen.getByText('rookie')).toBeVisible();
  await act(async () => {});
});

test('shows a text for an unknown user', () => {
  renderUi(<PageHeader title="Frontends" unknownUser="Utente Sconosciuto !!" />);
  expect(screen.getByText('Utente Sconosciuto !!')).toBeVisible();
});
