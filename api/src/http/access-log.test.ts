import { expect, test } from '@jest/globals';
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
  await api.close();
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
