import { beforeEach, expect, test } from '@jest/globals';
import { knownDevicesSchema } from '@wabu/shared/entities/account/known-device';
import { DAY_MS, MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { KNOWN_BROWSER_DAYS } from '@wabu/shared/entities/retention';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { appRecords } from '../../kinds.ts';
import { runMaintenance } from '../../operation/maintenance/run-maintenance.ts';
import { createTestApi, send, TEST_PASSWORD } from '../../testing.ts';

const PAGE = { 'Sec-Fetch-Site': 'same-origin', 'User-Agent': 'Mozilla/5.0 Firefox/140.0' };

let now: number;
let address: string;
beforeEach(() => {
  now = Date.UTC(2026, 4, 1, 8);
  address = '192.0.2.1';
});
const api = forEachTest(() => createTestApi({ now: () => now, clientAddress: () => address }));

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  send(api.fetch, 'POST', '/api/adminwabu/login', { json: { username, password }, headers });
const statusOf = async (username: string, password: string, cookie = '') =>
  (await login(username, password, cookie ? { Cookie: cookie } : {})).status;
/** Signs in with a browser, and returns its cookie. */
async function cookieOf(username: string, headers: Record<string, string> = PAGE) {
  const answer = await login(username, TEST_PASSWORD, headers);
  return (answer.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
}
/** Strangers use up all attempts at an account. */
async function lockOut(username: string): Promise<void> {
  for (let network = 0; network < 20; network += 1) {
    address = `198.51.100.${network}`;
    for (let guess = 0; guess < 10; guess += 1) await statusOf(username, `${network} ${guess}`);
  }
  expect(await statusOf(username, TEST_PASSWORD)).toBe(429);
}

test('a sign-in in a page gets a cookie that no script reads and no other site sends', async () => {
  const answer = await login('king', TEST_PASSWORD, PAGE);
  expect(answer.headers.get('Set-Cookie')).toMatch(
    /^__Host-device=[0-9a-f]{64}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  for (const site of ['', 'cross-site']) {
    const other = await login('king', TEST_PASSWORD, { 'Sec-Fetch-Site': site });
    expect(other.headers.get('Set-Cookie')).toBeNull();
  }
  expect((await login('king', 'wrong', PAGE)).headers.get('Set-Cookie')).toBeNull();
  const known = await api.platform.database.query(
    'SELECT browser, token_hash FROM known_devices WHERE length(token_hash) = 64',
  );
  expect(known).toMatchObject([{ browser: 'Firefox' }]);
  expect(answer.headers.get('Set-Cookie')).not.toContain(known[0]?.token_hash);
});

test('strangers cannot lock a user out of a known device, and it opens no other account', async () => {
  const cookie = await cookieOf('king');
  await lockOut('king');
  expect(await statusOf('king', TEST_PASSWORD, cookie)).toBe(200);
  await lockOut('admin');
  expect(await statusOf('admin', TEST_PASSWORD, cookie)).toBe(429);
  expect(await statusOf('king', TEST_PASSWORD, `__Host-device=${'0'.repeat(64)}`)).toBe(429);
});

test('a known device has ten attempts in 15 minutes, and a forgotten one none of its own', async () => {
  const cookie = await cookieOf('king');
  for (let guess = 0; guess < 10; guess += 1)
    expect(await statusOf('king', `${guess}`, cookie)).toBe(401);
  expect(await statusOf('king', TEST_PASSWORD, cookie)).toBe(429);
  expect(await statusOf('king', TEST_PASSWORD)).toBe(200);
  now += 15 * MINUTE_MS + 1;
  const token = await api.signIn('king');
  await lockOut('king');
  const call = (path: string, method: string, json?: object) =>
    send(api.fetch, method, path, { token, json, headers: { Cookie: cookie } });
  const listed = await (await call('/api/d1/devices', 'GET')).json();
  const { devices } = knownDevicesSchema.parse(listed);
  const mine = expect.objectContaining({ browser: 'Firefox', isCurrent: true, isNew: false });
  expect(devices).toContainEqual(mine);
  const forget = async (json: object) => (await call('/api/d1/forgetdevices', 'POST', json)).json();
  expect(await forget({ id: devices.find(({ isCurrent }) => isCurrent)?.id })).toEqual({
    forgotten: 1,
  });
  expect(await forget({})).toEqual({ forgotten: 0 });
  expect(await statusOf('king', TEST_PASSWORD, cookie)).toBe(429);
  const entries = await api.platform.database.query('SELECT actor, action, label FROM changes');
  expect(entries).toEqual([{ actor: 'king', action: 'forget-devices', label: 'king' }]);
});

test('a device is known to each user who signs in with it, and no name tells who does', async () => {
  const cookie = await cookieOf('king');
  expect(await cookieOf('admin', { ...PAGE, Cookie: cookie })).toBe(cookie);
  expect(await statusOf('nobody', TEST_PASSWORD, cookie)).toBe(401);
  const rows = await api.platform.database.query(
    'SELECT user_id FROM known_devices ORDER BY user_id DESC',
  );
  expect(rows).toEqual([{ user_id: 'test-king' }, { user_id: 'test-admin' }]);
});

test('one password at many names is rejected from the eleventh on, whoever tries it', async () => {
  for (let again = 0; again < 5; again += 1) await statusOf('user 0', 'Primavera2026');
  for (let name = 0; name < 10; name += 1) {
    address = `192.0.2.${name}`;
    expect(await statusOf(`user ${name}`, 'Primavera2026')).toBe(401);
  }
  address = '192.0.2.99';
  expect(await statusOf('king', 'Primavera2026')).toBe(429);
  expect(await statusOf('king', TEST_PASSWORD)).toBe(200);
  const keys = await api.platform.database.query(
    "SELECT key FROM attempts WHERE key LIKE 'login password %'",
  );
  expect(keys).toHaveLength(11);
  for (const { key } of keys) expect(key).toMatch(/^login password [0-9a-f]{4}( [0-9a-f]{4})?$/);
  now += 15 * MINUTE_MS + 1;
  expect(await statusOf('king', 'Primavera2026')).toBe(401);
});

test('a user has at most twenty devices, and none that was not used for half a year @verify', async () => {
  const first = await cookieOf('king');
  for (let count = 0; count < 20; count += 1) {
    now += 1_000;
    await cookieOf('king');
  }
  const rows = () => api.platform.database.query('SELECT 1 FROM known_devices');
  expect(await rows()).toHaveLength(20);
  await lockOut('king');
  expect(await statusOf('king', TEST_PASSWORD, first)).toBe(429);
  now += KNOWN_BROWSER_DAYS * DAY_MS + 1;
  await runMaintenance(api.platform, appRecords.kinds);
  expect(await rows()).toEqual([]);
});
