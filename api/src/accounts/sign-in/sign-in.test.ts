import { beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { createApp } from '../../app.ts';
import { answer } from '../../client.ts';
import type { Log, PasswordHasher } from '../../platform/platform.ts';
import { createTestApi, send, TEST_PASSWORD } from '../../testing.ts';

let now: number;
let hashed: number;
/** Runs while a password is hashed. */
let duringHash: () => Promise<void>;
let events: string[];
beforeEach(() => {
  now = Date.UTC(2026, 4, 1, 8);
  hashed = 0;
  duringHash = async () => {};
  events = [];
});
const passwords: PasswordHasher = {
  hash: async (password) => password,
  verify: async (password, hash) => {
    hashed += 1;
    await duringHash();
    return password === hash;
  },
};
const log: Log = (_, event) => events.push(event);
const api = forEachTest(() => createTestApi({ now: () => now, passwords, log }));

const answerTo = (username: string, password: string) =>
  send(api.fetch, 'POST', '/api/adminwabu/login', { json: { username, password } });
const login = async (username: string, password: string) =>
  (await answerTo(username, password)).status;
const use = async (token: string) =>
  (await send(api.fetch, 'GET', '/api/d1/getusers', { token })).status;

test('an unknown name costs one hash like a known one, and invalid input costs none', async () => {
  await login('king', 'wrong-password');
  expect(hashed).toBe(1);
  await login('nobody', 'wrong-password');
  expect(hashed).toBe(2);
  await login('king', 'x'.repeat(10_000));
  await login('', 'x');
  expect(hashed).toBe(2);
});

test('a login above the limit is rejected without a hash, until 15 minutes have passed', async () => {
  for (let round = 0; round < 10; round += 1) expect(await login('king', 'wrong')).toBe(401);
  expect(await login('king', TEST_PASSWORD)).toBe(429);
  expect(hashed).toBe(10);
  expect(await login('admin', TEST_PASSWORD)).toBe(200);
  now += 15 * MINUTE_MS + 1;
  expect(await login('king', TEST_PASSWORD)).toBe(200);
});

test('concurrent guesses share the limit', async () => {
  const tries = Array.from({ length: 30 }, () => login('king', 'wrong'));
  const statuses = await Promise.all(tries);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(12);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(18);
});

test('a user who is deleted during sign-in gets the answer of an unknown one', async () => {
  const unknown = await answerTo('nobody', TEST_PASSWORD);
  const king = await api.client('king');
  duringHash = async () => {
    await answer(king.api.d1.deleteuser.$post({ json: { name: 'rookie' } }));
  };
  const deleted = await answerTo('rookie', TEST_PASSWORD);
  expect([deleted.status, await deleted.text()]).toEqual([401, await unknown.text()]);
  expect(events).toContain('login refused');
  expect(
    await api.platform.database.query('SELECT * FROM sessions WHERE user_id = ?', ['test-rookie']),
  ).toEqual([]);
});

test('a right password resets the counter', async () => {
  for (let round = 0; round < 9; round += 1) await login('rookie', 'wrong');
  expect(await login('rookie', TEST_PASSWORD)).toBe(200);
  for (let round = 0; round < 9; round += 1) expect(await login('rookie', 'wrong')).toBe(401);
});

test('a session lasts its time by the clock of the server', async () => {
  const token = await api.signIn('admin');
  now += SESSION_SECONDS * 1000 - 1000;
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

test('F39 another process knows the sessions and counters in the store', async () => {
  const token = await api.signIn('king');
  for (let round = 0; round < 10; round += 1) await login('king', 'wrong');
  const twin = createApp({ ...api.platform });
  const fetch = async (path: string, init: RequestInit) => twin.request(path, init);
  expect((await send(fetch, 'GET', '/api/d1/getusers', { token })).status).toBe(200);
  const json = { username: 'king', password: TEST_PASSWORD };
  expect((await send(fetch, 'POST', '/api/adminwabu/login', { json })).status).toBe(429);
});
