import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { HttpServer } from './http-server.ts';

let server: HttpServer;
afterEach(() => server.close());

/** Opens a connection, sends data and returns everything received until it closes. */
async function say(port: number, words: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk.toString();
  });
  // The server may close before it has read all: the answer is there, then a reset.
  socket.on('error', () => undefined);
  await new Promise((closed) => socket.once('close', closed));
  return received;
}

test('F36 shutdown finishes running requests and answers new ones 503', async () => {
  let finish = () => {};
  const answering = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let arrived = 0;
  let allThere = () => {};
  const everybody = new Promise<void>((resolve) => {
    allThere = resolve;
  });
  server = new HttpServer(async () => {
    arrived += 1;
    if (arrived === 20) allThere();
    await answering;
    return new Response('done');
  });
  const port = await server.listen(0, '127.0.0.1');
  const calls = Array.from({ length: 20 }, () => fetch(`http://127.0.0.1:${port}/`));
  await everybody;
  const closed = server.close();
  const late = await fetch(`http://127.0.0.1:${port}/`);
  expect(late.status).toBe(503);
  expect(late.headers.get('retry-after')).toBe('5');
  finish();
  for (const response of await Promise.all(calls)) expect(await response.text()).toBe('done');
  await closed;
});

test('A23 too large headers are rejected, and the server continues', async () => {
  server = new HttpServer(() => new Response('ok'));
  const port = await server.listen(0, '127.0.0.1');
  const authorization = `Authorization: Bearer ${'a'.repeat(100_000)}`;
  const received = await say(port, `GET / HTTP/1.1\r\nHost: x\r\n${authorization}\r\n\r\n`);
  expect(received).toMatch(/^HTTP\/1\.1 431 /);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
});

test.each(['TRACE', 'CONNECT', 'BREW'])('B12 %s gets nothing back', async (method) => {
  server = new HttpServer(() => new Response('nothing here', { status: 404 }));
  const port = await server.listen(0, '127.0.0.1');
  const secret = 'Authorization: Bearer secret';
  const received = await say(
    port,
    `${method} / HTTP/1.1\r\nHost: x\r\n${secret}\r\nConnection: close\r\n\r\n`,
  );
  expect(received).not.toContain('secret');
  expect(received).not.toMatch(/^HTTP\/1\.1 2/);
});

test('E15 a slow client is disconnected, and others do not wait', async () => {
  server = new HttpServer(async (request) => new Response(await request.text()), {
    headersTimeout: 2_000,
    requestTimeout: 2_500,
    connectionsCheckingInterval: 50,
  });
  const port = await server.listen(0, '127.0.0.1');
  const idle = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
  const leaving = idle.map((socket) => once(socket.resume(), 'close'));
  const slowHead = say(port, 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const slowBody = say(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nabc');
  const quick = fetch(`http://127.0.0.1:${port}/`).then(({ status }) => status);
  expect(await Promise.race([quick, slowHead])).toBe(200);
  expect(await slowHead).toMatch(/^HTTP\/1\.1 408 /);
  expect(await slowBody).toMatch(/^(HTTP\/1\.1 408 |$)/);
  await Promise.all(leaving);
});
