import { expect, test } from '@jest/globals';
import { asJson, asText, lineLog } from './line-log.ts';

const hostile = 'a\r\n{"level":"info"}\u001b[31m\u2028\u202e\u009b\u0000';

/** What a log of these lines writes for an event with hostile input. */
function written(lineOf: typeof asJson): string {
  let all = '';
  const log = lineLog((lines) => {
    all += lines;
  }, lineOf);
  log('warn', 'login refused', { name: hostile, status: 401 });
  log.flush();
  return all;
}

test.each([asJson, asText])(
  'an event with hostile input is one line without control characters',
  (lineOf) => {
    expect(written(lineOf)).toMatch(/^[\x20-\x7e]*\n$/);
  },
);

test('a terminal shows an event as text', () => {
  const [time, text] = written(asText).split(/ (.*)/);
  expect(time).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(text).toMatch(/^warn: login refused, name "a.*", status 401$/);
});

test('a program that collects logs gets JSON', () => {
  expect(JSON.parse(written(asJson))).toMatchObject({
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
