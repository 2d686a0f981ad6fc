import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { session } from '../../session/index.ts';
import { renderUi } from '../../testing/render-ui.tsx';
import { PageHeader } from './page-header.tsx';

const soon = Math.floor(Date.now() / 1000) + 3600;

function aToken(payload: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ exp: soon, ...payload })}.signature`;
}

function serving(status: number) {
  return jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(status === 200 ? 'gif' : null, { status }));
}

beforeEach(() => session.signOut());

test('shows the title and who is signed in, with the picture that the server has', async () => {
  const fetch = serving(200);
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

test('shows the initials while there is no picture', async () => {
  serving(404);
  session.signIn(aToken({ username: 'anna.blu', role: 'admin', avatar: 'avatar_none.png' }));
  renderUi(<PageHeader title="Fornitori" />);
  await act(async () => {});
  expect(screen.getByRole('img', { name: 'anna.blu' })).toHaveTextContent('AB');
});

test('says that it does not know the user', () => {
  renderUi(<PageHeader title="Frontends" unknownUser="Utente Sconosciuto !!" />);
  expect(screen.getByText('Utente Sconosciuto !!')).toBeVisible();
});
