import { expect, test } from '@jest/globals';
import { lineLog } from './line-log.ts';

test('an event with hostile input is one line without control characters', () => {
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

test('the lines of one turn of the event loop are written together', async () => {
  const writes: string[] = [];
  const log = lineLog((lines) => writes.push(lines));
  log('info', 'one');
  log('info', 'two');
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes).toHaveLength(1);
});
