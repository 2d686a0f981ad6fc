import { BlockList } from 'node:net';
import { expect, test } from '@jest/globals';
import { clientAddress } from './client-address.ts';

const proxies = new BlockList();
proxies.addAddress('127.0.0.1');
proxies.addSubnet('10.0.0.0', 8);

test.each([
  [
    'what a client says of itself counts for nothing',
    '203.0.113.9',
    '1.2.3.4',
    null,
    '203.0.113.9',
  ],
  ['nor does it behind a proxy that is not ours', '203.0.113.9', '1.2.3.4', proxies, '203.0.113.9'],
  ['a proxy of ours tells the client', '127.0.0.1', '198.51.100.7', proxies, '198.51.100.7'],
  ['so do two in a row', '127.0.0.1', '198.51.100.7, 10.1.2.3', proxies, '198.51.100.7'],
  [
    'only what our proxies added counts',
    '127.0.0.1',
    '6.6.6.6, 198.51.100.7',
    proxies,
    '198.51.100.7',
  ],
  ['what is no address ends the search', '127.0.0.1', 'evil, unknown', proxies, '127.0.0.1'],
  ['a proxy may say nothing', '127.0.0.1', null, proxies, '127.0.0.1'],
  [
    'a trusted proxy is known in any spelling',
    '::FFFF:7f00:1',
    '198.51.100.7',
    proxies,
    '198.51.100.7',
  ],
  ['an address has one spelling', '::ffff:127.0.0.1', '2001:db8::1', proxies, '2001:db8::1'],
])('%s', (_, peer, forwarded, trusted, expected) => {
  expect(clientAddress(peer, forwarded, trusted)).toBe(expected);
});
