import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { lockData } from './data-lock.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'wabu-lock-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('a locked folder is rejected with the process that holds it', async () => {
  const lock = await lockData(dataDir);
  await expect(lockData(dataDir)).rejects.toThrow(
    new RegExp(`${dataDir} is in use by another Wabu \\(process ${process.pid}\\)`),
  );
  lock.release();
  (await lockData(dataDir)).release();
});

test('a killed process holds no lock', async () => {
  const script = `
    const { createClient } = require('@libsql/client');
    const client = createClient({ url: 'file:' + process.argv[1], concurrency: 1 });
    client.transaction('write').then(() => console.log('held'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script, join(dataDir, 'lock.db')], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await writeFile(join(dataDir, 'server.json'), JSON.stringify({ pid: child.pid }));
  await expect(lockData(dataDir)).rejects.toThrow(`(process ${child.pid})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockData(dataDir)).release();
});
