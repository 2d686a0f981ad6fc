import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { dir, makeFolder } from '../testing/temporary-folder.ts';
import { lockData } from './data-lock.ts';

makeFolder();

test('a locked folder is rejected with the process that holds it', async () => {
  const lock = await lockData(dir());
  await expect(lockData(dir())).rejects.toThrow(
    new RegExp(`${dir()} is in use by another Wabu \\(process ${process.pid}\\)`),
  );
  lock.release();
  (await lockData(dir())).release();
});

test('a killed process holds no lock', async () => {
  const script = `
    const { createClient } = require('@libsql/client');
    const client = createClient({ url: 'file:' + process.argv[1], concurrency: 1 });
    client.transaction('write').then(() => console.log('held'));
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['-e', script, dir('lock.db')], {
    cwd: __dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  await writeFile(dir('server.json'), JSON.stringify({ pid: child.pid }));
  await expect(lockData(dir())).rejects.toThrow(`(process ${child.pid})`);
  child.kill('SIGKILL');
  await once(child, 'exit');
  (await lockData(dir())).release();
});
