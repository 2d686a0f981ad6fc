import { beforeEach, expect, test } from '@jest/globals';
import { forEachTest } from '@wabu/shared/testing/for-tests';
import { statementsOf } from '../../platform/guarded-write.ts';
import type { Log, PasswordHasher, Statement } from '../../platform/platform.ts';
import { createTestApi, send, TEST_PASSWORD } from '../../testing.ts';
import { SoftAuthenticator } from '../second-factor/testing/soft-authenticator.ts';

/** All that an attempt shows to somebody without an account, or to the reader of the log. */
interface Trace {
  status: number;
  headers: string[];
  body: string;
  log: string[];
  /** What takes time: hashes of passwords, and statements of the database. */
  hashes: number;
  statements: string[];
}

let trace: Omit<Trace, 'status' | 'headers' | 'body'>;
beforeEach(() => {
  trace = { log: [], hashes: 0, statements: [] };
});
const passwords: PasswordHasher = {
  hash: async (password) => password,
  verify: async (password, hash) => {
    trace.hashes += 1;
    return password === hash;
  },
};
const log: Log = (level, event, entry = {}) => {
  // The hash of a typed name is another one for each name, known or not.
  const { nameHash, requestId: _, traceId: __, ms: ___, ...rest } = entry;
  const facts = { ...rest, ...(nameHash !== undefined && { nameHash: typeof nameHash }) };
  trace.log.push(`${level} ${event} ${JSON.stringify(facts)}`);
};
const api = forEachTest(() => createTestApi({ passwords, log }));
beforeEach(async () => {
  watchStatements();
  await api.platform.database.write([
    { sql: "UPDATE users SET disabled = 1 WHERE name = 'rookie'" },
    { sql: "UPDATE users SET password = '' WHERE name = 'admin'" },
  ]);
});

function watchStatements(): void {
  const { database } = api.platform;
  const [query, queryAll, write] = [
    database.query.bind(database),
    database.queryAll.bind(database),
    database.write.bind(database),
  ];
  const note = (statements: readonly Statement[]) =>
    trace.statements.push(...statements.map(({ sql }) => sql));
  database.query = (sql, args) => {
    note([{ sql }]);
    return query(sql, args);
  };
  database.queryAll = (statements) => {
    note(statements);
    return queryAll(statements);
  };
  database.write = (guarded) => {
    note(statementsOf(guarded));
    return write(guarded);
  };
}

const post = (path: string, json: object, token?: string) =>
  send(api.fetch, 'POST', path, { json, token });

async function traceOf(path: string, json: object): Promise<Trace> {
  trace = { log: [], hashes: 0, statements: [] };
  const answer = await post(`/api/adminwabu/${path}`, json);
  const { log, hashes, statements } = trace;
  trace = { log: [], hashes: 0, statements: [] };
  const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  const body = await answer.text();
  return { status: answer.status, headers: headers.map(String), body, log, hashes, statements };
}

test('a sign-in is the same for a wrong password, no user, a disabled one and one without password', async () => {
  const wrong = await traceOf('login', { username: 'king', password: 'one wrong password' });
  expect([wrong.status, wrong.hashes]).toEqual([401, 1]);
  expect(wrong.log).toContainEqual(expect.stringContaining('login refused'));
  for (const [username, password] of [
    ['nobody', 'another wrong password'],
    ['rookie', 'a third wrong password'],
    ['rookie', TEST_PASSWORD],
    ['admin', 'a fourth wrong password'],
  ])
    expect([username, await traceOf('login', { username, password })]).toEqual([username, wrong]);
});

test('a link is the same for one that never was, one of a disabled user and one that is used', async () => {
  const king = await api.signIn('king');
  await api.platform.database.write([
    { sql: "UPDATE users SET disabled = 0 WHERE name = 'rookie'" },
  ]);
  const linkOf = async (name: string) =>
    ((await (await post('/api/d1/resetpassword', { name }, king)).json()) as { token: string })
      .token;
  const [used, disabled] = [await linkOf('admin'), await linkOf('rookie')];
  const password = 'Vela bianca a Malcesine';
  await post('/api/adminwabu/uselink', { token: used, password });
  await api.platform.database.write([
    { sql: "UPDATE users SET disabled = 1 WHERE name = 'rookie'" },
  ]);
  const never = await traceOf('uselink', { token: '0'.repeat(64), password });
  expect([never.status, never.hashes]).toEqual([404, 0]);
  for (const token of [used, disabled])
    expect(await traceOf('uselink', { token, password })).toEqual(never);
});

test('a passkey of a disabled user gets the answer of an unknown one, and the same line in the log', async () => {
  const token = await api.signIn('king');
  await post('/api/d1/confirm', { password: TEST_PASSWORD }, token);
  const asked = await post('/api/d1/passkeyoptions', {}, token);
  const options = (await asked.json()) as { challenge: string; user: { id: string } };
  const ceremony = { challenge: options.challenge, origin: 'http://localhost' };
  const own = new SoftAuthenticator();
  const passkey = own.create(options.user, ceremony);
  const added = await post(
    '/api/d1/addpasskey',
    { name: 'Telefono', challenge: options.challenge, passkey },
    token,
  );
  expect(added.status).toBe(200);
  const attempt = async (authenticator: SoftAuthenticator) => {
    const answer = await post('/api/adminwabu/passkeychallenge', {});
    const { challenge } = (await answer.json()) as { challenge: string };
    const signed = authenticator.get({ challenge, origin: 'http://localhost' });
    const { status, headers, body, log } = await traceOf('passkeylogin', {
      challenge,
      passkey: signed,
    });
    return { status, headers, body, log };
  };
  expect(await attempt(own)).toMatchObject({ status: 200 });
  await api.platform.database.write([{ sql: "UPDATE users SET disabled = 1 WHERE name = 'king'" }]);
  const unknown = await attempt(new SoftAuthenticator());
  expect(unknown.status).toBe(401);
  expect(await attempt(own)).toEqual(unknown);
});

test('a second step of nobody is that of a user who was deleted meanwhile', async () => {
  const json = { method: 'code', code: '123456' };
  const nobody = await traceOf('secondstep', { ...json, challenge: 'x'.repeat(43) });
  expect([nobody.status, nobody.hashes]).toEqual([401, 0]);
  await api.platform.database.write([
    {
      sql: "INSERT INTO totp_factors (user_id, seed, confirmed_at) SELECT id, 'x', 1 FROM users WHERE name = 'king'",
    },
  ]);
  const begun = await post('/api/adminwabu/login', { username: 'king', password: TEST_PASSWORD });
  const { challenge } = (await begun.json()) as { challenge: string };
  await api.platform.database.write([{ sql: "DELETE FROM users WHERE name = 'king'" }]);
  expect(await traceOf('secondstep', { ...json, challenge })).toEqual(nobody);
});
