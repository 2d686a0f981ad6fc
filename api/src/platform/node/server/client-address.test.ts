import { BlockList } from 'node:net';
import { expect, test } from '@jest/globals';
import { clientAddress } from './client-address.ts';

const proxies = new BlockList();
proxies.addAddress('127.0.0.1');
proxies.addSubnet('10.0.0.0', 8);

test.each([
  ['the header of a client is ignored', '203.0.113.9', '1.2.3.4', null, '203.0.113.9'],
  ['the header of an unknown proxy is ignored', '203.0.113.9', '1.2.3.4', proxies, '203.0.113.9'],
  ['a trusted proxy reports the client', '127.0.0.1', '198.51.100.7', proxies, '198.51.100.7'],
  [
    'two trusted proxies report the client',
    '127.0.0.1',
    '198.51.100.7, 10.1.2.3',
    proxies,
    '198.51.100.7',
  ],
  [
    'only addresses that trusted proxies added count',
    '127.0.0.1',
    '6.6.6.6, 198.51.100.7',
    proxies,
    '198.51.100.7',
  ],
  ['an invalid address ends the search', '127.0.0.1', 'evil, unknown', proxies, '127.0.0.1'],
  ['a proxy without the header is the client', '127.0.0.1', null, proxies, '127.0.0.1'],
  [
    'every spelling of a trusted proxy is trusted',
    '::FFFF:7f00:1',
    '198.51.100.7',
    proxies,
    '198.51.100.7',
  ],
  ['an address has one spelling', '::ffff:127.0.0.1', '2001:db8::1', proxies, '2001:db8::1'],
])('%s', (_, peer, forwarded, trusted, expected) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(expected);
});
