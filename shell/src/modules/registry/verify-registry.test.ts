/** @jest-environment node */
import { expect, test } from '@jest/globals';
import type { Registry } from '@wabu/shared/module';
import { hasValidSignature } from './verify-registry.ts';

const registry: Registry = { issuedAt: '2026-05-01T08:00:00Z', modules: [] };

async function signed() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
  const bytes = new TextEncoder().encode(JSON.stringify(registry));
  const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, bytes));
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey);
  return {
    key: `wabu-registry-key:${x}`,
    document: { ...registry, signature: btoa(String.fromCharCode(...signature)) },
  };
}

test('a registry signed with the key of this shell is valid', async () => {
  const { key, document } = await signed();
  expect(await hasValidSignature(document, key)).toBe(true);
});

test('a changed, an unsigned and a wrongly signed registry are invalid', async () => {
  const { key, document } = await signed();
  expect(await hasValidSignature({ ...document, issuedAt: '2026-05-02' }, key)).toBe(false);
  expect(await hasValidSignature(registry, key)).toBe(false);
  expect(await hasValidSignature({ ...document, signature: '?' }, key)).toBe(false);
  expect(await hasValidSignature(document, (await signed()).key)).toBe(false);
});

test('a shell without a key accepts every registry of its origin', async () => {
  expect(await hasValidSignature(registry, '')).toBe(true);
});
