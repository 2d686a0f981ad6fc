import { afterEach, expect, test } from '@jest/globals';
import { setFault } from '@wabu/shared/module';
import { aRegistryModule } from '@wabu/shared/testing';
import { clearFault, injectFault } from './injected-fault.ts';

afterEach(clearFault);

test.each([
  ['offline', 'unreachable', 'injected: no network'],
  ['server-error', 'unreachable', 'injected: HTTP 500'],
  ['wrong-version', 'incompatible', 'injected: it works with contract 99'],
] as const)(
  '%s fails its module, until it is removed, and no other one',
  async (kind, code, detail) => {
    setFault({ id: 'users', kind });
    await expect(injectFault(aRegistryModule('users'))).rejects.toMatchObject({ code, detail });
    await injectFault(aRegistryModule('suppliers'));
    clearFault();
    await injectFault(aRegistryModule('users'));
  },
);
