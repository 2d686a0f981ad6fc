import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@jest/globals';
import { dir, makeFolder } from './platform/node/testing/temporary-folder.ts';

makeFolder();

/** Output and exit code of a server process that ends by itself. */
async function start(env: Record<string, string>) {
  const words = ['--import', 'tsx', join(__dirname, 'serve-node.ts')];
  const settings = { ...process.env, NODE_ENV: '', DEMO: '0', PORT: '0', ...env };
  const ended = promisify(execFile)(process.execPath, words, { env: settings });
  const { code, stdout, stderr } = await ended.then(
    (result) => ({ code: 0, ...result }),
    (error) => error,
  );
  return { code, stdout, stderr };
}

test('a used port is reported in one sentence, before any data is created', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const PORT = String(typeof address === 'object' && address?.port);
  const { code, stdout, stderr } = await start({ PORT, DATA_DIR: dir('data') });
  taken.close();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^Cannot listen on 127\.0\.0\.1:\d+: .*\n$/);
  expect(stdout).toBe('');
  expect(existsSync(dir('data'))).toBe(false);
});

test('the first start says what it made, where, and how to sign in; the log is JSON', async () => {
  const words = ['--import', 'tsx', join(__dirname, 'serve-node.ts')];
  const env = { ...process.env, NODE_ENV: '', DEMO: '1', PORT: '0', DATA_DIR: dir('data') };
  const server = spawn(process.execPath, words, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  server.stdout.on('data', (chunk) => {
    output += chunk;
    if (/ marco .*\n/.test(output)) server.kill();
  });
  await once(server, 'close');
  const [created = '', ...lines] = output.split('\n');
  // Where the modules are built, their release has a line of the log too.
  const prose = lines.filter((line) => !line.startsWith('{'));
  expect(JSON.parse(created)).toMatchObject({ event: 'data created', folder: dir('data') });
  expect(prose.slice(0, 6)).toEqual([
    expect.stringMatching(/^Wabu is ready at http:\/\/localhost:\d+$/),
    `All data is in ${dir('data')}. Suppliers, microsites and users were created as examples; with DEMO=0 an empty folder gets none.`,
    'Sign in at /login. These passwords are shown this once and kept nowhere:',
    expect.stringMatching(/^ {2}king \(king\) {2}\w{20}$/),
    expect.stringMatching(/^ {2}giulia \(admin\) {2}\w{20}$/),
    expect.stringMatching(/^ {2}marco \(rookie\) {2}\w{20}$/),
  ]);
});
