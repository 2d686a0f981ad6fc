import { beforeEach, expect, test } from '@jest/globals';
import { CHALLENGE_MINUTES } from '@wabu/shared/entities/account/second-factor';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { codeAt, connectApp, createTestApi, send, TEST_PASSWORD } from '../../testing.ts';

let now: number;
let secret: string;
beforeEach(() => {
  now = Date.UTC(2026, 4, 1, 8);
});
const api = forEachTest(() => createTestApi({ now: () => now }));
beforeEach(async () => {
  const token = await api.signIn('admin');
  const as = (path: string, json: object) => send(api.fetch, 'POST', path, { token, json });
  ({ secret } = await connectApp(as, { password: TEST_PASSWORD, now }));
});

const post = (path: string, json: object) =>
  send(api.fetch, 'POST', `/api/adminwabu/${path}`, { json });
const begin = async () => {
  const answer = await post('login', { username: 'admin', password: TEST_PASSWORD });
  return ((await answer.json()) as { challenge: string }).challenge;
};
const enter = async (challenge: string, code: string) =>
  (await post('secondstep', { method: 'code', challenge, code })).status;

test('the second step may take five minutes', async () => {
  const [early, late] = [await begin(), await begin()];
  now += CHALLENGE_MINUTES * MINUTE_MS - 1;
  expect(await enter(early, codeAt(secret, now))).toBe(200);
  now += 1;
  expect(await enter(late, codeAt(secret, now))).toBe(401);
  await begin();
  expect(await api.platform.database.query('SELECT kind FROM challenges')).toHaveLength(1);
});

test('codes of the half minutes before and after count, older and later ones do not', async () => {
  const challenge = await begin();
  now += 5 * MINUTE_MS - 90_000;
  for (const seconds of [-60, 60])
    expect(await enter(challenge, codeAt(secret, now + seconds * 1000))).toBe(401);
  expect(await enter(challenge, codeAt(secret, now - 30_000))).toBe(200);
  expect(await enter(await begin(), codeAt(secret, now + 30_000))).toBe(200);
  // The code of the present half minute is older than the one that was used.
  expect(await enter(await begin(), codeAt(secret, now))).toBe(401);
});

test('wrong answers are counted until a right one, or for 15 minutes', async () => {
  const guess = async () => enter(await begin(), '000000');
  for (let round = 0; round < 9; round += 1) expect(await guess()).toBe(401);
  now += MINUTE_MS;
  expect(await enter(await begin(), codeAt(secret, now))).toBe(200);
  for (let round = 0; round < 10; round += 1) expect(await guess()).toBe(401);
  expect(await guess()).toBe(429);
  now += 15 * MINUTE_MS + 1;
  expect(await enter(await begin(), codeAt(secret, now))).toBe(200);
});

test('a new password ends a sign-in that the old one began', async () => {
  const challenge = await begin();
  const password = await api.platform.passwords.hash('another-password-2026');
  await api.platform.database.write([
    { sql: `UPDATE users SET password = ? WHERE name = 'admin'`, args: [password] },
  ]);
  expect(await enter(challenge, codeAt(secret, now + 30_000))).toBe(401);
});
