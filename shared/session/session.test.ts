import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { session } from './index.ts';
import { userOf } from './session-user.ts';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const base64 = (value: unknown) => btoa(JSON.stringify(value)).replace(/=+$/, '');
const aToken = (payload: object) => `${base64({ alg: 'HS256' })}.${base64(payload)}.signature`;
const king = () => aToken({ username: 'king', role: 'king', avatar: 'k.png', exp: inAnHour() });

beforeEach(() => session.signOut());
afterEach(() => localStorage.clear());

test('a token says who is signed in', () => {
  session.signIn(king());
  expect(session.user()).toMatchObject({ username: 'king', role: 'king', avatar: 'k.png' });
  expect(session.status()).toBe('signed-in');
});

test('what a payload leaves out has the defaults of the specification', () => {
  expect(userOf(aToken({ exp: inAnHour() }))).toMatchObject({
    username: 'Sconosciuto',
    role: 'rookie',
    avatar: 'avatar_default.gif',
  });
});

test.each([
  ['nothing', ''],
  ['no token', 'garbage'],
  ['three parts of nothing', 'a.b.c'],
  ['no payload', `${base64({})}..x`],
  ['a payload that is no object', aToken([])],
  ['no expiry', aToken({ username: 'king' })],
  ['an expiry that is no number', aToken({ exp: 'tomorrow' })],
])('%s is nobody', (_, token) => {
  expect(userOf(token)).toBeNull();
});

test('the next page finds the token and the name under the keys of the specification', () => {
  const token = king();
  session.signIn(token);
  expect(localStorage.getItem('jwt')).toBe(token);
  expect(localStorage.getItem('username')).toBe('king');
});

test('signing out leaves neither token nor name behind', () => {
  session.signIn(king());
  session.signOut();
  expect(session.user()).toBeNull();
  expect([localStorage.getItem('jwt'), localStorage.getItem('username')]).toEqual([null, null]);
});

test('a token that has expired is refused', () => {
  expect(() => session.signIn(aToken({ exp: 1 }))).toThrow('expired');
});

test('a session that ends keeps its user, so that the page can stay', () => {
  session.signIn(king());
  session.expire();
  expect(session.status()).toBe('expired');
  expect(session.user()?.username).toBe('king');
});

test('another tab that signs out ends the session here', () => {
  session.signIn(king());
  localStorage.removeItem('jwt');
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: null }));
  expect(session.status()).toBe('signed-out');
});

test('another tab that signs in is followed', () => {
  const token = aToken({ username: 'anna', exp: inAnHour() });
  localStorage.setItem('jwt', token);
  window.dispatchEvent(new StorageEvent('storage', { key: 'jwt', newValue: token }));
  expect(session.user()?.username).toBe('anna');
});

test('a page whose storage is blocked still has its session', () => {
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
