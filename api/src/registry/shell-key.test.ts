import { expect, test } from '@jest/globals';
import type { Platform } from '../platform/platform.ts';
import { createTestApi } from '../testing.ts';
import { reportOtherKey } from './shell-key.ts';

const key = (letter: string) => letter.repeat(43);

async function reportsOf(built: string, signing: string | undefined) {
  const errors: object[] = [];
  const api = await createTestApi({
    settings:
      signing === undefined ? {} : { registryKey: { kty: 'OKP', crv: 'Ed25519', x: signing } },
    log: (level, _event, entry) => level === 'error' && errors.push(entry ?? {}),
    builds: {
      workspaces: async () => ['shell'],
      list: async () => ['module.json', 'main.js'],
      read: async () => new TextEncoder().encode(`let a="wabu-registry-key:${built}"`),
    },
  });
  await reportOtherKey(api.platform as Platform);
  await api.close();
  return errors;
}

test('a shell that verifies by another key than the one that signs is reported', async () => {
  expect(await reportsOf(key('a'), key('b'))).toMatchObject([{ built: key('a'), signs: key('b') }]);
  expect(await reportsOf(key('a'), key('a'))).toEqual([]);
  expect(await reportsOf(key('a'), undefined)).toEqual([]);
});
