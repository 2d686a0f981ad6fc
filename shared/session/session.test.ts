import { beforeEach, expect, test } from '@jest/globals';
import { aToken } from '../testing/a-token.ts';
import { session } from './index.ts';
import { userOf } from './session-user.ts';

const king = () => aToken({ username: 'king', role: 'king', avatar: 'k.png' });

beforeEach(() => session.signOut());

test('a sign-in sets the user of the token', () => {
  session.signIn(king());
  expect(session.user()).toMatchObject({ username: 'king', role: 'king', avatar: 'k.png' });
  expect(session.status()).toBe('signed-in');
});

test('missing claims have the defaults of the specification', () => {
  expect(userOf(aToken({}))).toMatchObject({
    username: 'Sconosciuto',
    role: 'rookie',
    avatar: 'avatar_default.gif',
  });
});

test.each([
  ['nothing', ''],
  ['no token', 'garbage'],
  ['three parts of nothing', 'a.b.c'],
  ['no payload', 'e30..x'],
  ['a payload that is no object', 'e30.W10.x'],
  ['no expiry', aToken({ exp: undefined })],
  ['an expiry that is no number', aToken({ exp: 'tomorrow' })],
])('%s has no user', (_, token) => {
  expect(userOf(token)).toBeNull();
});

test('token and name are stored under the keys of the specification', () => {
  const token = king();
  session.signIn(token);
  expect(localStorage.getItem('jwt')).toBe(token);
  expect(localStorage.getItem('username')).toBe('king');
});

test('a sign-out removes token and name', () => {
  session.signIn(king());
  session.signOut();
  expect(session.user()).toBeNull();
  expect([localStorage.getItem('jwt'), localStorage.getItem('username')]).toEqual([null, null]);
});

test('an expired token is rejected', () => {
  expect(() => session.signIn(aToken({ exp: 1 }))).toThrow('expired');
});

test('an expired session keeps its user', () => {
  session.signIn(king());
  session.expire();
  expect(session.status()).toBe('expired');
  expect(session.user()?.username).toBe('king');
});

test('a sign-out in another tab applies here', () => {
  session.signIn(king());
  localStorage.removeItem('jwt');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: null }));
  expect(session.status()).toBe('signed-out');
});

test('a sign-in in another tab applies here', () => {
  const token = aToken({ username: 'anna' });
  localStorage.setItem('jwt', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: token }));
  expect(session.user()?.username).toBe('anna');
});

test('a session works with blocked storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const kept = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, get: blocked });
  try {
    session.signIn(king());
    expect(session.status()).toBe('signed-in');
    session.signOut();
    expect(session.status()).toBe('signed-out');
  } finally {
    if (kept) Object.defineProperty(window, 'localStorage', kept);
  }
});

test.each([
  ['a sign-out', () => session.signOut()],
  ['the end of the session', () => session.expire()],
  ['the sign-in of another user', () => session.signIn(aToken({ username: 'admin' }))],
])('%s removes the stored pages, and nothing else', (_, act) => {
  session.signIn(king());
  localStorage.setItem('theme', 'dark');
  localStorage.setItem('stored-page /adminwabu/suppliers', 'encrypted');
  act();
  expect(Object.keys(localStorage)).not.toContain('stored-page /adminwabu/suppliers');
  expect(localStorage.getItem('theme')).toBe('dark');
});
