import { describe, expect, test } from '@jest/globals';
import type { LogEntry } from '../platform/platform.ts';
import { createTestApi, send } from '../testing.ts';

async function linesWith(accessLog: boolean): Promise<LogEntry[]> {
  const lines: LogEntry[] = [];
  const api = await createTestApi({
    settings: { accessLog },
    onSent: (_env, sent) => sent(123),
    log: (_, event, entry = {}) => event === 'access' && lines.push(entry),
  });
  const token = await api.signIn('king');
  await send(api.fetch, 'GET', '/api/d1/getfrontend?URL=secret', { token });
  return lines;
}

test('the access log has a line for each request, without its query, its user and its sender', async () => {
  const [, line] = await linesWith(true);
  expect(line).toEqual({
    requestId: expect.any(String),
    traceId: expect.stringMatching(/^[0-9a-f]{32}$/),
    method: 'GET',
    route: '/api/d1/getfrontend',
    status: 404,
    ms: expect.any(Number),
    bytes: 123,
  });
});

test('there is no access log unless it is switched on', async () => {
  expect(await linesWith(false)).toEqual([]);
});

const REQUEST_ID = '3f1c9a52-0d6e-4b2f-9a77-6d0e2f1b8c44';
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';

async function ask(headers: Record<string, string>, isFromProxy: boolean) {
  const logged: LogEntry[] = [];
  const failing = () => Promise.reject(new Error('down'));
  const api = await createTestApi({
    isFromProxy: () => isFromProxy,
    objects: { put: failing, get: failing, delete: failing, list: failing, check: failing },
    log: (_, event, entry = {}) => event === 'request' && logged.push(entry),
  });
  const token = await api.signIn('rookie');
  const failed = await send(api.fetch, 'POST', '/api/r2/listfiles', { token, json: 1, headers });
  const { requestId, traceId } = logged.at(-1) ?? {};
  return { header: failed.headers.get('X-Request-Id'), requestId, traceId };
}

const parent = (id: string) => `00-${id}-00f067aa0ba902b7-01`;

describe('the ids of a request', () => {
  test('of a trusted proxy are kept, in the answer and in the log', async () => {
    const headers = { 'X-Request-Id': REQUEST_ID, traceparent: parent(TRACE_ID) };
    expect(await ask(headers, true)).toEqual({
      header: REQUEST_ID,
      requestId: REQUEST_ID,
      traceId: TRACE_ID,
    });
  });

  test('of anybody else are replaced', async () => {
    const headers = { 'X-Request-Id': REQUEST_ID, traceparent: parent(TRACE_ID) };
    const { header, requestId, traceId } = await ask(headers, false);
    expect(header).toBe(requestId);
    expect(header).not.toBe(REQUEST_ID);
    expect(traceId).toMatch(/^(?!4bf92f)[0-9a-f]{32}$/);
  });

  test.each([
    ['x'.repeat(65), parent(TRACE_ID.toUpperCase())],
    ['"}{"level":"error"', parent('0'.repeat(32))],
    ['short', '01-00'],
  ])('that have another format are replaced: %s', async (id, traceparent) => {
    const { header, traceId } = await ask({ 'X-Request-Id': id, traceparent }, true);
    expect(header).not.toBe(id);
    expect(traceId).toMatch(/^[0-9a-f]{32}$/);
    expect(traceId).not.toBe(TRACE_ID);
  });
});
