import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { freePort } from '../setup/port.mjs';
import { buildNews } from './build-news.ts';
import { serveOneAddress } from './serve-one-address.ts';

const host = '127.0.0.1';
const news = buildNews();
const asked: (string | undefined)[] = [];
let api: Server;
let server: Server;
let url: string;
beforeEach(async () => {
  asked.length = 0;
  api = createServer((incoming, answer) => {
    asked.push(incoming.url);
    answer.end('ok');
  });
  const apiPort = await freePort();
  server = serveOneAddress({ port: 0, host, apiPort, news });
  await once(server, 'listening');
  url = `http://${host}:${(server.address() as AddressInfo).port}`;
  setImmediate(() => api.listen(apiPort, host));
});
afterEach(() => {
  news.setBuilding(false);
  for (const one of [server, api]) {
    one.close();
    one.closeAllConnections();
  }
});

test('a file of a build waits for the running build, other requests do not', async () => {
  await fetch(`${url}/healthz`);
  news.setBuilding(true);
  const file = fetch(`${url}/modules/users/dev/users.js`);
  await fetch(`${url}/registry.json`);
  expect(asked).toEqual(['/healthz', '/registry.json']);
  news.setBuilding(false);
  expect(await (await file).text()).toBe('ok');
});

test('a page that connects hears of the running build and of the newest ones', async () => {
  news.notify({ built: 'users', hash: 'b1', failed: false });
  news.notify({ built: 'users', hash: 'b2', failed: true });
  news.setBuilding(true);
  const { body } = await fetch(`${url}/__dev/news`);
  const { value } = (await body?.getReader().read()) ?? {};
  const told = new TextDecoder().decode(value).replace(/^data: /, '');
  expect(JSON.parse(told)).toEqual({ isBuilding: true, hashes: { users: 'b1' } });
});
