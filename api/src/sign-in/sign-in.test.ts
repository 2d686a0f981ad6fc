import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { answer } from '../client.ts';
import type { Log, PasswordHasher } from '../platform/platform.ts';
import { createTestApi, TEST_PASSWORD, type TestApi } from '../testing.ts';

const HOUR = 60 * 60 * 1000;

let now: number;
let hashed: number;
/** Happens while a password is being hashed. */
let meanwhile: () => Promise<void>;
let said: string[];
let api: TestApi;
beforeEach(async () => {
  now = Date.UTC(2026, 4, 1, 8);
  hashed = 0;
  meanwhile = async () => {};
  const passwords: PasswordHasher = {
    hash: async (password) => password,
    verify: async (password, hash) => {
      hashed += 1;
      await meanwhile();
      return password === hash;
    },
  };
  said = [];
  const log: Log = (_, event) => said.push(event);
  api = await createTestApi({ now: () => now, passwords, log });
});
afterEach(() => api.close());

const answerTo = (username: string, password: string) => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ username, password });
  return api.fetch('/api/adminwabu/login', { method: 'POST', headers, body });
};
const login = async (username: string, password: string) =>
  (await answerTo(username, password)).status;
const use = async (token: string) => {
  const headers = { Authorization: `Bearer ${token}` };
  return (await api.fetch('/api/d1/getusers', { headers })).status;
};

test('an unknown name costs the same hash as a known one, and nonsense costs none', async () => {
  await login('king', 'wrong-password');
  expect(hashed).toBe(1);
  await login('nobody', 'wrong-password');
  expect(hashed).toBe(2);
  await login('king', 'x'.repeat(10_000));
  await login('', 'x');
  expect(hashed).toBe(2);
});

test('a locked account is refused without a hash, and opens again after a quarter of an hour', async () => {
  for (let round = 0; round < 10; round += 1) expect(await login('king', 'wrong')).toBe(401);
  expect(await login('king', TEST_PASSWORD)).toBe(429);
  expect(hashed).toBe(10);
  expect(await login('admin', TEST_PASSWORD)).toBe(200);
  now += HOUR / 4 + 1;
  expect(await login('king', TEST_PASSWORD)).toBe(200);
});

test('guesses that wait for their turn together do not slip through together', async () => {
  const tries = Array.from({ length: 30 }, () => login('king', 'wrong'));
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(18);
});

test('a user who is deleted while signing in is told what an unknown one is told', async () => {
  const unknown = await answerTo('nobody', TEST_PASSWORD);
  const king = await api.client('king');
  meanwhile = async () => {
    await answer(king.api.d1.deleteuser.$post({ json: { name: 'rookie' } }));
  };
  const deleted = await answerTo('rookie', TEST_PASSWORD);
  expect([deleted.status, await deleted.text()]).toEqual([401, await unknown.text()]);
  expect(said).toContain('login refused');
  expect(
    await api.platform.database.query('SELECT * FROM sessions WHERE user_id = ?', ['test-rookie']),
  ).toEqual([]);
});

test('a right password forgets the wrong ones before it', async () => {
  for (let round = 0; round < 9; round += 1) await login('rookie', 'wrong');
  expect(await login('rookie', TEST_PASSWORD)).toBe(200);
  for (let round = 0; round < 9; round += 1) expect(await login('rookie', 'wrong')).toBe(401);
});

test('a session lasts eight hours by the clock of the server', async () => {
  const token = await api.signIn('admin');
  now += 8 * HOUR - 1000;
  expect(await use(token)).toBe(200);
  now += 1000;
  expect(await use(token)).toBe(401);
});

test('F19 a clock that is set back a minute ends no session', async () => {
  const token = await api.signIn('admin');
  now -= 59_000;
  expect(await use(token)).toBe(200);
  const another = await api.signIn('rookie');
  now -= 61_000;
  expect(await use(another)).toBe(401);
});

test('F39 sessions and counters are in the store: another process knows them', async () => {
  const token = await api.signIn('king');
  for (let round = 0; round < 10; round += 1) await login('king', 'wrong');
  const { createApp } = await import('../app.ts');
  const twin = createApp({ ...api.platform });
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  expect((await twin.request('/api/d1/getusers', { headers })).status).toBe(200);
  const body = JSON.stringify({ username: 'king', password: TEST_PASSWORD });
  expect(
    (await twin.request('/api/adminwabu/login', { method: 'POST', headers, body })).status,
  ).toBe(429);
});
