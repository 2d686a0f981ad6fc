import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { Link, useLocation } from '@wabu/shared/routing';
import { MemoryRouter } from '@wabu/shared/routing/memory';
import { session } from '@wabu/shared/session';
import { aToken } from '@wabu/shared/testing';
import { Guard } from './guard.tsx';
import { returnTo } from './login-state.ts';

const signIn = () => session.signIn(aToken({ username: 'king' }, 10));

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

test('without a token the login opens and keeps the requested page', () => {
  open();
  expect(screen.getByRole('status')).toHaveTextContent('/login /adminwabu/suppliers?q=lago');
});

test('an expired session keeps the page', () => {
  signIn();
  open();
  act(() => session.expire());
  expect(screen.getByText('The staff page')).toBeVisible();
});

test('a sign-out leads to the home', () => {
  signIn();
  open();
  act(() => session.signOut());
  expect(screen.getByRole('status')).toHaveTextContent('/');
  expect(screen.queryByText('The staff page')).toBeNull();
});

const goToUsers = () => act(() => screen.getByRole('link', { name: 'Users' }).click());

test('a navigation without a stored token opens the login and keeps the requested page', () => {
  signIn();
  open();
  // Another tab has signed out, and this one missed the event.
  localStorage.removeItem('jwt');
  goToUsers();
  expect(screen.getByRole('status')).toHaveTextContent('/login /adminwabu/users');
  expect(session.status()).toBe('signed-out');
});

test('a navigation with an expired token opens the login', () => {
  signIn();
  open();
  const now = Date.now();
  jest.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  goToUsers();
  expect(screen.getByRole('status')).toHaveTextContent('/login /adminwabu/users');
});

test('a navigation with a stored token shows the next page', () => {
  signIn();
  open();
  goToUsers();
  expect(screen.getByRole('status')).toHaveTextContent('/adminwabu/users');
  expect(screen.getByText('The staff page')).toBeVisible();
});
