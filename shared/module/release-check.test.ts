import { expect, test } from '@jest/globals';
import { isSignedWith, publicKeyOf, type ReleaseCheck, signCheck } from './release-check.ts';

const token = `wabu-deploy.${'ab'.repeat(32)}`;
const check: ReleaseCheck = {
  id: 'boats',
  version: '1.2.0',
  digest: '0'.repeat(64),
  shells: ['1.0.0', '0.9.0'],
  checkedAt: '2026-05-02T08:00:00.000Z',
};

test('a statement is verified by the public key of its token, whatever the order of its keys', async () => {
  const signed = await signCheck(check, token);
  const reordered = Object.fromEntries(Object.entries(signed).reverse()) as typeof signed;
  expect(await isSignedWith(reordered, await publicKeyOf(token))).toBe(true);
});

test.each([
  { version: '1.2.1' },
  { digest: '1'.repeat(64) },
  { shells: ['1.0.0'] },
  { checkedAt: '2026-05-03T08:00:00.000Z' },
  { signature: 'not base64!' },
])('a statement that was changed is not verified: %j', async (change) => {
  const signed = { ...(await signCheck(check, token)), ...change };
  expect(await isSignedWith(signed, await publicKeyOf(token))).toBe(false);
});

test('a statement is not verified by the key of another token, or by none', async () => {
  const signed = await signCheck(check, token);
  expect(await isSignedWith(signed, await publicKeyOf(`${token}x`))).toBe(false);
  expect(await isSignedWith(signed, '')).toBe(false);
});
