import { beforeEach, expect, test } from '@jest/globals';
import { accountMessages, type OwnSessions } from '@wabu/shared/entities/account/account';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { say } from '@wabu/shared/entities/messages/messages';
import { SESSION_SECONDS } from '@wabu/shared/entities/retention';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import type { PasswordHasher } from '../../platform/platform.ts';
import { createTestApi, send, TEST_PASSWORD } from '../../testing.ts';

const START = Date.UTC(2026, 4, 1, 8);

let now: number;
/** Runs while a password is hashed. */
let duringHash: () => Promise<void>;
beforeEach(() => {
  now = START;
  duringHash = async () => {};
});
const passwords: PasswordHasher = {
  hash: async (password) => {
    await duringHash();
    return password;
  },
  verify: async (password, hash) => password === hash,
};
const api = forEachTest(() => createTestApi({ now: () => now, passwords }));

const get = (token: string, path: string) => send(api.fetch, 'GET', path, { token });
const change = (token: string, current: string, next: string) =>
  send(api.fetch, 'POST', '/api/d1/changepassword', { token, json: { current, next } });
const sessionsOf = async (token: string) =>
  (await (await get(token, '/api/d1/sessions')).json()) as OwnSessions;
/** Until the work after the answers is done: it is queued in front of this. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const seenAt = async () => {
  await settled();
  await api.platform.database.write([]);
  const [row] = await api.platform.database.query(
    `SELECT seen_at FROM sessions WHERE user_id = 'test-admin'`,
  );
  return Number(row?.seen_at) * 1000;
};

test('a session is noted as seen at most every five minutes, also when its answers come from memory', async () => {
  const token = await api.signIn('admin');
  now += 5 * MINUTE_MS - 1000;
  await get(token, '/api/d1/getusers');
  expect(await seenAt()).toBe(START);
  now += 1000;
  await get(token, '/api/d1/getusers');
  expect(await seenAt()).toBe(now);
  const king = await api.signIn('king');
  expect((await sessionsOf(king)).sessions).toHaveLength(1);
});

test('a session that has expired is not open', async () => {
  await api.signIn('admin');
  now += SESSION_SECONDS * 1000;
  const { sessions } = await sessionsOf(await api.signIn('admin'));
  expect(sessions).toHaveLength(1);
});

test('wrong current passwords count as wrong sign-ins', async () => {
  const token = await api.signIn('admin');
  for (let round = 0; round < 10; round += 1)
    expect(await (await change(token, 'wrong', 'Vela bianca a Malcesine')).json()).toMatchObject({
      errors: [{ field: 'current', ...say(accountMessages.currentWrong) }],
    });
  const rejected = await change(token, TEST_PASSWORD, 'Vela bianca a Malcesine');
  expect([rejected.status, rejected.headers.get('Retry-After')]).toEqual([429, '900']);
  await expect(api.signIn('admin')).rejects.toMatchObject({ status: 429 });
});

test('a password that was changed meanwhile is not changed again', async () => {
  const [first, second] = [await api.signIn('admin'), await api.signIn('admin')];
  duringHash = async () => {
    duringHash = async () => {};
    expect((await change(second, TEST_PASSWORD, 'Vela rossa a Malcesine')).status).toBe(200);
  };
  expect((await change(first, TEST_PASSWORD, 'Vela bianca a Malcesine')).status).toBe(401);
  const rows = await api.platform.database.query(
    `SELECT password AS found FROM users WHERE id = 'test-admin'
     UNION ALL SELECT user_id FROM sessions UNION ALL SELECT action FROM changes`,
  );
  expect(rows.map(({ found }) => found)).toEqual([
    'Vela rossa a Malcesine',
    'test-admin',
    'set-password',
  ]);
});
