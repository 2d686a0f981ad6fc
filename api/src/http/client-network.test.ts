import { expect, test } from '@jest/globals';
import type { Role } from '@wabu/shared/entities/permissions';
import { canonicalAddress } from '../platform/canonical-address.ts';
import { createTestApi, send, TEST_PASSWORD } from '../testing.ts';
import { networkOf } from './client-network.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
  ['1:2:3', '1:2:3'],
])('limits count %s under %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('every spelling of an address has one canonical form', () => {
  expect(['::ffff:7f00:1', '2001:DB8:0::1', '127.0.0.1', 'evil:'].map(canonicalAddress)).toEqual([
    '127.0.0.1',
    '2001:db8::1',
    '127.0.0.1',
    'evil:',
  ]);
});

/** The statuses of consecutive calls from these addresses, without a session or as the user of a role. */
async function statusesFrom(addresses: string[], path: string, body: () => object, role?: Role) {
  let address = '';
  const api = await createTestApi({ clientAddress: () => address });
  const token = role === undefined ? null : await api.signIn(role);
  const statuses: number[] = [];
  for (address of addresses) {
    statuses.push((await send(api.fetch, 'POST', path, { token, json: body() })).status);
  }
  return statuses;
}
const oneNetwork = (count: number) =>
  Array.from({ length: count }, (_, index) => `2001:db8:1:2:${index.toString(16)}::${index}`);
const guess = () => ({ username: 'king', password: 'a wrong password' });
const times = (count: number, status: number) => Array.from({ length: count }, () => status);

test('guesses from one /64 share the limit of one account', async () => {
  const statuses = await statusesFrom(oneNetwork(30), '/api/adminwabu/login', guess);
  expect(statuses).toEqual([...times(10, 401), ...times(20, 429)]);
});

test('guesses from one /64 over many names share the limit of one network', async () => {
  let names = 0;
  const statuses = await statusesFrom(oneNetwork(60), '/api/adminwabu/login', () => {
    names += 1;
    return { username: `name ${names}`, password: `a wrong password ${names}` };
  });
  expect(statuses).toEqual([...times(50, 401), ...times(10, 429)]);
});

test('another /64, and the IPv4 address of a mapped one, have separate limits', async () => {
  const mapped = times(10, 0).map(() => '::ffff:203.0.113.9');
  const right = { username: 'king', password: TEST_PASSWORD };
  const bodies = [...times(20, 0).map(guess), guess(), right];
  const statuses = await statusesFrom(
    [...oneNetwork(10), ...mapped, '203.0.113.9', '2001:db8:1:3::1'],
    '/api/adminwabu/login',
    () => bodies.shift() ?? right,
  );
  expect(statuses).toEqual([...times(20, 401), 429, 200]);
});

test('the reports of one network are limited', async () => {
  const report = () => ({ id: 'public', version: '1', kind: 'uncaught', detail: '' });
  const statuses = await statusesFrom(oneNetwork(61), '/api/module-reports', report, 'rookie');
  expect(statuses).toEqual([...times(60, 204), 429]);
});
