import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const start = (env: Record<string, string>) =>
  spawnSync(process.execPath, [join(__dirname, 'start.mjs')], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });

test('a second start on the same port says so and what to do, before it builds anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const PORT = String(typeof address === 'object' && address?.port);
  const { status, stderr, stdout } = start({ PORT });
  taken.close();
  expect(status).toBe(1);
  expect(stderr).toContain(`Port ${PORT} is taken`);
  expect(stderr).toContain('npm start');
  expect(stdout).toBe('');
});

test.each([
  [{ PORT: 'abc' }, 'PORT is abc: it must be a number from 0 to 65535.\n'],
  [{ PORT: '70000' }, 'PORT is 70000: it must be a number from 0 to 65535.\n'],
  [{ PORT: '-1' }, 'PORT is -1: it must be a number from 0 to 65535.\n'],
  [
    { PORT: '0', HOST: '203.0.113.7' },
    'HOST is 203.0.113.7: this machine has no such address. Leave HOST out, or try HOST=0.0.0.0\n',
  ],
])('%j is rejected with one sentence', (env, sentence) => {
  const { status, stderr } = start(env);
  expect(status).toBe(1);
  expect(stderr).toBe(sentence);
});
