import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ensureKing } from '../src/accounts/sign-in/first-king.ts';
import { withData } from '../src/platform/node/backup/testing/data-folders.ts';
import { scryptPasswords } from '../src/platform/node/scrypt-passwords.ts';
import { dir, makeFolder } from '../src/platform/node/testing/temporary-folder.ts';

const api = join(__dirname, '..');
const [FIRST, SECOND, THIRD] = ['lago-di-garda-2026', 'monte-baldo-2218', 'isola-del-garda-9'];
makeFolder();

const environment = () => ({
  ...process.env,
  NODE_ENV: '',
  DEMO: '0',
  DATA_DIR: dir('data'),
});
const runScript = (file: string, words: string[], env: object) =>
  spawn(process.execPath, ['--import', 'tsx', join(api, file), ...words], {
    env: { ...environment(), ...env },
  });

async function textOf(child: ChildProcess) {
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  const [code] = await once(child, 'close');
  return { code: code as number, text };
}

async function setPassword(name: string, password: string, PORT: string, ...flags: string[]) {
  const child = runScript('scripts/set-password.ts', [name, ...flags], { PORT });
  child.stdin.end(`${password}\n`);
  return textOf(child);
}

/** Starts a server, and stops it after the act. */
async function withServer(act: (port: string) => Promise<void>): Promise<void> {
  const child = runScript('src/serve-node.ts', [], { PORT: '0', KING_PASSWORD: FIRST });
  const ended = once(child, 'exit');
  try {
    let text = '';
    for await (const part of child.stdout.setEncoding('utf8')) {
      text += part;
      const port = /ready at http:\/\/localhost:(\d+)/.exec(text)?.[1];
      if (port === undefined) continue;
      await act(port);
      break;
    }
  } finally {
    child.kill();
    await ended;
  }
}

async function login(port: string, password: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/api/adminwabu/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'king', password }),
  });
}

const stored = (sql: string, ...written: string[]) =>
  withData('data', async ({ database }) => {
    await database.write(written.map((statement) => ({ sql: statement })));
    return database.query(sql);
  });

test('a king gets a new password from the running server, and from the database while none runs', async () => {
  let token = '';
  await withServer(async (port) => {
    ({ token } = (await (await login(port, FIRST)).json()) as { token: string });
    const { code, text } = await setPassword('king', SECOND, port);
    expect([code, text]).toEqual([
      0,
      'king has a new password. All sessions of king have ended.\n',
    ]);
    const headers = { Authorization: `Bearer ${token}` };
    const users = await fetch(`http://127.0.0.1:${port}/api/d1/getusers`, { headers });
    expect(users.status).toBe(401);
    expect((await login(port, FIRST)).status).toBe(401);
    expect((await login(port, SECOND)).status).toBe(200);
  });
  expect(await stored('SELECT 1 FROM sessions')).toHaveLength(1);
  expect((await setPassword('king', THIRD, '1')).code).toBe(0);
  expect(await stored('SELECT 1 FROM sessions')).toEqual([]);
  const [king] = await stored('SELECT password FROM users');
  expect(await scryptPasswords().verify(THIRD, String(king?.password))).toBe(true);
  const entries = await stored("SELECT actor, label FROM changes WHERE action = 'set-password'");
  expect(entries).toEqual(Array.from({ length: 2 }, () => ({ actor: 'operator', label: 'king' })));
});

test('a king who lost the second factor too gets both back without a server', async () => {
  await withData('data', (platform) => ensureKing(platform, { username: 'king', password: FIRST }));
  const factors = 'SELECT 1 FROM users_with_factor';
  const connected =
    "INSERT INTO totp_factors (user_id, seed, confirmed_at) SELECT id, 'x', 1 FROM users";
  expect(await stored(factors, connected)).toHaveLength(1);
  expect((await setPassword('king', SECOND, '1')).code).toBe(0);
  expect(await stored(factors)).toHaveLength(1);
  const { text } = await setPassword('king', THIRD, '1', '--remove-second-factor');
  expect(text).toBe(
    'king has a new password and no second factor. All sessions of king have ended.\n',
  );
  expect(await stored(factors)).toEqual([]);
  const wrong = await setPassword('king', THIRD, '1', '--remove-everything');
  expect(wrong).toEqual({
    code: 2,
    text: 'Usage: npm run set-password -- NAME [--remove-second-factor]\n',
  });
});

test('a rejection is one sentence, and creates no database', async () => {
  const nowhere = await setPassword('king', SECOND, '1');
  expect(nowhere).toEqual({
    code: 1,
    text: `There is no database at ${dir('data/wabu.db')}: is DATA_DIR right?\n`,
  });
  expect(await stored('SELECT 1 FROM users')).toEqual([]);
  for (const [name, password, sentence] of [
    ['nobody', SECOND, "L'utente non esiste più\n"],
    ['king', 'two\nlines', 'The standard input must be one line: nothing was changed.\n'],
  ] as const)
    expect(await setPassword(name, password, '1')).toEqual({ code: 1, text: sentence });
});
