import { beforeEach, expect, test } from '@jest/globals';
import { MINUTE_MS } from '@wabu/shared/entities/measures/durations';
import { CONFIRMED_MINUTES } from '@wabu/shared/entities/retention';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { createTestApi, send, TEST_PASSWORD } from '../../testing.ts';

let now = Date.UTC(2026, 4, 1, 8);
let token: string;
const api = forEachTest(() => createTestApi({ now: () => now }));
beforeEach(async () => {
  token = await api.signIn('king');
});

const confirm = (password: string, of = token) =>
  send(api.fetch, 'POST', '/api/d1/confirm', { token: of, json: { password } });
/** A call that needs a confirmation, for a person who does not exist. */
const erase = async (of = token) => {
  const json = { kind: 'supplier', id: 'nobody', name: 'Nessuno' };
  const response = await send(api.fetch, 'POST', '/api/d1/eraseperson', { token: of, json });
  return ((await response.json()) as { code: string }).code;
};

test('a session is confirmed by the password for five minutes, and no other session', async () => {
  const other = await api.signIn('king');
  expect(await erase()).toBe('confirmation-required');
  expect((await confirm(TEST_PASSWORD)).status).toBe(204);
  expect(await erase()).toBe('not-found');
  expect(await erase(other)).toBe('confirmation-required');
  now += CONFIRMED_MINUTES * MINUTE_MS - 1;
  expect(await erase()).toBe('not-found');
  now += 1;
  expect(await erase()).toBe('confirmation-required');
});

test('a wrong password confirms nothing, ends no session, and is counted', async () => {
  for (let round = 0; round < 10; round += 1) {
    const rejected = await confirm('not-the-password');
    expect(rejected.status).toBe(400);
    expect(await rejected.json()).toMatchObject({
      errors: [{ field: 'password', message: 'La password non è giusta' }],
    });
  }
  expect((await confirm(TEST_PASSWORD)).status).toBe(429);
  expect(await erase()).toBe('confirmation-required');
  now += 15 * MINUTE_MS + 1;
  expect((await confirm(TEST_PASSWORD)).status).toBe(204);
});

test('a deploy token by the session of a king needs the confirmation', async () => {
  const make = () => send(api.fetch, 'POST', '/api/modules/boats/tokens', { token, json: {} });
  expect((await make()).status).toBe(403);
  await confirm(TEST_PASSWORD);
  expect((await make()).status).toBe(201);
});
