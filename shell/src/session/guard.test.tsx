import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { session } from '@wabu/shared/session';
import { Guard } from './guard.tsx';
import { returnTo } from './login-state.ts';

const base64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const signIn = () =>
  session.signIn(
    `${base64({})}.${base64({ username: 'king', exp: Math.floor(Date.now() / 1000) + 600 })}.x`,
  );

function Address() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname} ${returnTo(state) ?? ''}`}</output>;
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
      <Link to="/adminwabu/users">Users</Link>
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

const goToUsers = () => act(() => screen.getByRole('link', { name: 'Users' }).click());

test('who goes on without a stored token is sent to the login, and remembered', () => {
  signIn();
  open();
  // Another tab signed out, and this one was not told.
  localStorage.removeItem('jwt');
  goToUsers();
  expect(screen.getByRole('status')).toHaveTextContent('/login /adminwabu/users');
  expect(session.status()).toBe('signed-out');
});

test('who goes on with an expired token is sent to the login', () => {
  signIn();
  open();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  goToUsers();
  expect(screen.getByRole('status')).toHaveTextContent('/login /adminwabu/users');
});

test('who goes on with a stored token sees the next page', () => {
  signIn();
  open();
  goToUsers();
  expect(screen.getByRole('status')).toHaveTextContent('/adminwabu/users');
  expect(screen.getByText('The staff page')).toBeVisible();
});
