import { beforeEach, expect, jest, test } from '@jest/globals';
import { BATCH_HEADER } from '@wabu/shared/entities/history/batch-header';
import { say } from '@wabu/shared/entities/messages/messages';
import { managedUserMessages, type UserChange } from '@wabu/shared/entities/users/managed-user';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { type ApiClient, answer } from '../../client.ts';
import { createTestApi, send, TEST_PASSWORD } from '../../testing.ts';

let d1: ApiClient['api']['d1'];
const api = forEachTest(createTestApi);
beforeEach(async () => {
  d1 = (await api.client('king')).api.d1;
  await answer(d1.confirm.$post({ json: { password: TEST_PASSWORD } }));
});

const batch = 'ab'.repeat(16);
const withBatch = { headers: { [BATCH_HEADER]: batch } };
const managed = async (name: string) =>
  (await answer(d1.managedusers.$get())).find((user) => user.name === name);
const login = async (username: string) =>
  (
    await send(api.fetch, 'POST', '/api/adminwabu/login', {
      json: { username, password: TEST_PASSWORD },
    })
  ).status;

test('an undo takes a role back', async () => {
  await answer(d1.updateuser.$put({ json: { name: 'rookie', role: 'king' } }, withBatch));
  await answer(d1.undo.$post({ json: { batch } }));
  expect(await managed('rookie')).toMatchObject({ role: 'rookie' });
});

test('every change to a king, and of one, needs a confirmed session', async () => {
  const { d1: unconfirmed } = (await api.client('king')).api;
  const change = (json: { role?: 'king' | 'admin'; disabled?: boolean }) =>
    answer(unconfirmed.updateuser.$put({ json: { name: 'admin', ...json } }));
  const rejection = { problem: { code: 'confirmation-required' } };
  await expect(change({ role: 'king' })).rejects.toMatchObject(rejection);
  expect(await managed('admin')).toMatchObject({ role: 'admin' });
  await answer(d1.updateuser.$put({ json: { name: 'admin', role: 'king' } }));
  await expect(change({ role: 'admin' })).rejects.toMatchObject(rejection);
  await expect(change({ disabled: true })).rejects.toMatchObject(rejection);
  await answer(d1.updateuser.$put({ json: { name: 'admin', disabled: true } }));
  await expect(change({ disabled: false })).rejects.toMatchObject(rejection);
});

test('the one-time link of a king needs the confirmation, that of others does not', async () => {
  const { d1: unconfirmed } = (await api.client('king')).api;
  await answer(d1.updateuser.$put({ json: { name: 'admin', role: 'king' } }));
  const link = (name: string) => answer(unconfirmed.resetpassword.$post({ json: { name } }));
  await expect(link('admin')).rejects.toMatchObject({ problem: { code: 'confirmation-required' } });
  await link('rookie');
  await answer(d1.resetpassword.$post({ json: { name: 'admin' } }));
});

test('the history says what was changed, and nothing of a link', async () => {
  await answer(d1.updateuser.$put({ json: { name: 'admin', role: 'king', disabled: true } }));
  await answer(d1.updateuser.$put({ json: { name: 'admin', disabled: false } }));
  const { token } = await answer(d1.resetpassword.$post({ json: { name: 'admin' } }));
  const { id } = await answer(d1.recordid.$post({ json: { entity: 'user', key: 'admin' } }));
  const query = { entity: 'user' as const, id };
  const { entries } = await answer(d1.history.$get({ query }));
  expect(entries.map(({ action, fields, by }) => [action, fields, by])).toEqual([
    ['reset-password', [], 'king'],
    ['update', [['disabled']], 'king'],
    ['update', [['disabled'], ['clear_role']], 'king'],
  ]);
  const to = String(entries[2]?.id);
  const { fields } = await answer(d1.history.difference.$get({ query: { ...query, to } }));
  expect(fields).toEqual([
    { path: ['disabled'], after: true },
    { path: ['clear_role'], before: 'admin', after: 'king' },
  ]);
  expect(JSON.stringify(await api.platform.database.query('SELECT * FROM changes'))).not.toContain(
    token,
  );
});

test('a disabled user who was deleted comes back disabled, and one after a reset without a password', async () => {
  await answer(d1.updateuser.$put({ json: { name: 'admin', disabled: true } }));
  await answer(d1.resetpassword.$post({ json: { name: 'rookie' } }));
  for (const name of ['admin', 'rookie']) await answer(d1.deleteuser.$post({ json: { name } }));
  const { entries } = await answer(d1.trash.$get({ query: {} }));
  for (const { id } of entries) await answer(d1.undelete.$post({ json: { id } }));
  expect(await managed('admin')).toMatchObject({ role: 'admin', disabled: true });
  expect(await managed('rookie')).toMatchObject({ disabled: false, linkUntil: null });
  expect([await login('admin'), await login('rookie')]).toEqual([401, 401]);
});

test('a picture that the user changes meanwhile stays', async () => {
  const { database } = api.platform;
  const write = database.write.bind(database);
  // The user's own write comes between the reading and the writing of the new role.
  jest.spyOn(database, 'write').mockImplementationOnce(async (statements) => {
    await write([{ sql: "UPDATE users SET avatar = 'new.jpg' WHERE name = 'admin'" }]);
    return write(statements);
  });
  await answer(d1.updateuser.$put({ json: { name: 'admin', role: 'rookie' } }));
  const users = await answer(d1.getusers.$get());
  expect(users.find((user) => user.clear_name === 'admin')).toMatchObject({
    clear_role: 'rookie',
    clear_avatar: 'new.jpg',
  });
});

test('a user who becomes a king while being deleted stays, with an honest history', async () => {
  const write = api.platform.database.write.bind(api.platform.database);
  // The other king's write comes between the reading and the writing of the deletion.
  jest.spyOn(api.platform.database, 'write').mockImplementationOnce(async (statements) => {
    await write([
      { sql: "UPDATE users SET role = 'king', version = version + 1 WHERE name = 'admin'" },
    ]);
    return write(statements);
  });
  const deletion = answer(d1.deleteuser.$post({ json: { name: 'admin' } }));
  await expect(deletion).rejects.toMatchObject({ problem: say(managedUserMessages.kingStays) });
  expect(await managed('admin')).toMatchObject({ role: 'king' });
  expect((await answer(d1.trash.$get({ query: {} }))).entries).toEqual([]);
  expect(
    await api.platform.database.query("SELECT * FROM changes WHERE action = 'delete'"),
  ).toEqual([]);
});

test.each<Partial<UserChange> | 'reset'>([{ role: 'admin' }, { disabled: true }, 'reset'])(
  'of two kings who lock out each other at the same time, the second, with %j, gets the reason',
  async (change) => {
    await answer(d1.updateuser.$put({ json: { name: 'admin', role: 'king' } }));
    const other = (await api.client('admin')).api.d1;
    await answer(other.confirm.$post({ json: { password: TEST_PASSWORD } }));
    const write = api.platform.database.write.bind(api.platform.database);
    let demotion: Promise<unknown> = Promise.resolve();
    // Between the reading and the writing of the first king, the second one demotes the first.
    jest.spyOn(api.platform.database, 'write').mockImplementationOnce(async (statements) => {
      demotion = answer(other.updateuser.$put({ json: { name: 'king', role: 'admin' } }));
      await demotion;
      return write(statements);
    });
    const late =
      change === 'reset'
        ? answer(d1.resetpassword.$post({ json: { name: 'admin' } }))
        : answer(d1.updateuser.$put({ json: { name: 'admin', ...change } }));
    await expect(late).rejects.toMatchObject({
      status: 409,
      problem: say(managedUserMessages.lastKing),
    });
    await demotion;
    const kings = (await answer(other.managedusers.$get())).filter(({ role }) => role === 'king');
    expect(kings).toEqual([expect.objectContaining({ name: 'admin', disabled: false })]);
  },
);

test('a user who is disabled during sign-in gets no session', async () => {
  const { verify } = api.platform.passwords;
  jest.spyOn(api.platform.passwords, 'verify').mockImplementationOnce(async (...typed) => {
    await answer(d1.updateuser.$put({ json: { name: 'rookie', disabled: true } }));
    return verify(...typed);
  });
  expect(await login('rookie')).toBe(401);
});

test('wrong links from one network are counted', async () => {
  const json = { token: '0'.repeat(64), password: 'quattro barche rosse' };
  const use = async () =>
    (await send(api.fetch, 'POST', '/api/adminwabu/uselink', { json })).status;
  for (let round = 0; round < 50; round += 1) expect(await use()).toBe(404);
  expect(await use()).toBe(429);
});
