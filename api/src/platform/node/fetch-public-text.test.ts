import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { fetchPublicText, isPublicAddress, publicLookup } from './fetch-public-text.ts';

let server: Server | undefined;
afterEach(() => new Promise((done) => (server ? server.close(done) : done(undefined))));

/** A server on loopback, asked under the name of a host of the internet. */
async function ask(listener: RequestListener): Promise<string | null> {
  server = createServer(listener);
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const toServer: ReturnType<typeof publicLookup> = (_, options, callback) =>
    options.all
      ? callback(null, [{ address: '127.0.0.1', family: 4 }])
      : callback(null, '127.0.0.1', 4);
  return fetchPublicText(`http://www.terme.example:${port}/x`, toServer);
}

test('answers a short text', async () => {
  expect(await ask((_, response) => response.end('ok'))).toBe('ok');
});

test.each<[string, RequestListener]>([
  ['a redirect', (_, response) => response.writeHead(302, { Location: '/y' }).end('ok')],
  ['an error', (_, response) => response.writeHead(500).end('ok')],
  ['a long text', (_, response) => response.end('x'.repeat(1_025))],
  ['a broken answer', (request) => request.socket.destroy()],
])('%s is null', async (_, listener) => {
  expect(await ask(listener)).toBeNull();
});

test.each(['http://127.0.0.1/x', 'http://[::1]/x', 'http://8.8.8.8/x'])(
  'the address %s is not asked',
  async (url) => {
    expect(await fetchPublicText(url)).toBeNull();
  },
);

const resolved = (...addresses: string[]) =>
  new Promise<Error | null>((done) => {
    const found: LookupAddress[] = addresses.map((address) => ({ address, family: 4 }));
    publicLookup((_, __, callback) => callback(null, found))('a.example', {}, done);
  });

test('a name with one private address leads nowhere', async () => {
  expect(await resolved('93.184.216.34')).toBeNull();
  expect(await resolved('93.184.216.34', '10.0.0.1')).toBeInstanceOf(Error);
  expect(await resolved()).toBeInstanceOf(Error);
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ...['10.0.0.1', '127.0.0.1', '169.254.169.254', '172.31.0.1', '192.168.1.1', '100.64.0.1'].map(
    (address) => [address, false] as const,
  ),
  ...['0.0.0.0', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fc00::1'].map(
    (address) => [address, false] as const,
  ),
  ...['::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001:db8::1', 'x'].map(
    (address) => [address, false] as const,
  ),
])('%s is on the public internet: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});
