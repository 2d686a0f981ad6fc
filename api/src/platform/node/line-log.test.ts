import { expect, test } from '@jest/globals';
import { lineLog } from './line-log.ts';

test('whatever people send, an event is one line that no terminal obeys', () => {
  let written = '';
  const log = lineLog((lines) => {
    written += lines;
  });
  const hostile = 'a\r\n{"level":"info"}\u001b[31m\u2028\u202e\u009b\u0000';
  log('warn', 'login refused', { name: hostile, status: 401 });
  log.flush();
  expect(written.split('\n')).toHaveLength(2);
  expect(written.trimEnd()).toMatch(/^[\x20-\x7e]*$/);
  expect(JSON.parse(written)).toMatchObject({
    level: 'warn',
    event: 'login refused',
    name: hostile,
    status: 401,
    time: expect.stringMatching(/Z$/),
  });
});

test('lines of one turn are written together', async () => {
  const writes: string[] = [];
  const log = lineLog((lines) => writes.push(lines));
  log('info', 'one');
  log('info', 'two');
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toHaveLength(1);
});
