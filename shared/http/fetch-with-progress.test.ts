import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { expectConsoleError } from '../testing/console-errors.ts';
import { fetchWithProgress } from './fetch-with-progress.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A real server on another port, so every answer permits the page's origin. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', '*');
    response.setHeader('Access-Control-Allow-Methods', '*');
    response.setHeader('Access-Control-Expose-Headers', 'X-Name');
    if (request.method === 'OPTIONS') response.end();
    else listener(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

test('headers and body are sent, progress is reported, and a response resolves as with fetch', async () => {
  const address = await serve(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.writeHead(409, { 'X-Name': String(request.headers['x-name']) });
    response.end(body.toUpperCase());
  });
  const reports: number[][] = [];
  const send = fetchWithProgress((sent, total) => reports.push([sent, total]));
  const response = await send(address, {
    method: 'PUT',
    headers: { 'X-Name': 'garda' },
    body: 'lago',
  });
  expect(response.status).toBe(409);
  expect(response.headers.get('X-Name')).toBe('garda');
  expect(await response.text()).toBe('LAGO');
  // jsdom reports every upload as 0 of 0 bytes.
  expect(reports).toEqual([[0, 0]]);
});

test('a response without a body resolves', async () => {
  const address = await serve((_, response) => response.writeHead(204).end());
  const response = await fetchWithProgress(() => undefined)(address, { method: 'POST' });
  expect([response.status, response.body]).toEqual([204, null]);
});

test('a cancelled upload rejects with AbortError, also when it was cancelled before', async () => {
  let start = () => undefined as unknown;
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  const address = await serve(() => start());
  const controller = new AbortController();
  const init = { method: 'POST', body: 'lago', signal: controller.signal };
  const sending = fetchWithProgress(() => undefined)(address, init);
  await started;
  controller.abort();
  await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  const again = fetchWithProgress(() => undefined)(address, init);
  await expect(again).rejects.toMatchObject({ name: 'AbortError' });
});

test('a failed connection rejects with TypeError', async () => {
  expectConsoleError(/ECONNRESET|socket hang up/);
  const address = await serve((request) => request.socket.destroy());
  const sending = fetchWithProgress(() => undefined)(address, { method: 'POST', body: 'lago' });
  await expect(sending).rejects.toBeInstanceOf(TypeError);
});
