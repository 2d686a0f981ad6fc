import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

test('a second start on the same port says so and what to do, before it builds anything', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const PORT = String(typeof address === 'object' && address?.port);
  const env = { ...process.env, PORT };
  const start = spawnSync(process.execPath, [join(__dirname, 'start.mjs')], {
    env,
    encoding: 'utf8',
  });
  taken.close();
  expect(start.status).toBe(1);
  expect(start.stderr).toContain(`Port ${PORT} is taken`);
  expect(start.stderr).toContain('npm start');
  expect(start.stdout).toBe('');
});
