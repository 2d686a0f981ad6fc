import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useLocation } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { session } from '@wabu/shared/session';
import { headedFor } from '../login/login-state.ts';
import { Guard } from './guard.tsx';

const base64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const signIn = () =>
  session.signIn(
    `${base64({})}.${base64({ username: 'king', exp: Math.floor(Date.now() / 1000) + 600 })}.x`,
  );

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${headedFor(state) ?? ''}`}</output>;
}

function Page() {
  const { pathname } = useLocation();
  return pathname.startsWith('/adminwabu') ? <Guard>The staff page</Guard> : null;
}

const open = () =>
  render(
    <MemoryRouter initialEntries={['/adminwabu/suppliers?q=lago']}>
      <Page />
      <Address />
    </MemoryRouter>,
  );
beforeEach(() => session.signOut());
afterEach(() => act(() => session.signOut()));

test('who has a token sees the page', () => {
  signIn();
  open();
  expect(screen.getByText('The staff page')).toBeVisible();
});

test('who has none goes to the login and is remembered', () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('/login /adminwabu/suppliers?q=lago');
});

test('a session that ends under the page leaves the page there', () => {
  signIn();
  open();
  act(() => session.expire());
  expect(screen.getByText('The staff page')).toBeVisible();
});

test('who signs out goes home', () => {
  signIn();
  open();
  act(() => session.signOut());
  expect(screen.getByRole('status')).toHaveTextContent('/');
  expect(screen.queryByText('The staff page')).toBeNull();
});
