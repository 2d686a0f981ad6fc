import { expect, test } from '@jest/globals';
import { type RegistryModule, setOverrides } from '@wabu/shared/module';
import { aRegistryModule } from '@wabu/shared/testing';
import { applyOverrides } from './overrides.ts';
import { changedModules } from './release-watch.ts';

const aVersion = (version: string, status: RegistryModule['status'] = 'live') =>
  aRegistryModule('users', { version, status });
const registryOf = (...modules: RegistryModule[]) => ({ issuedAt: '', modules });

test('a module that is live in another version is reported', () => {
  const changed = changedModules([aVersion('1.0.0')], registryOf(aVersion('1.1.0')));
  expect(changed.map(({ version }) => version)).toEqual(['1.1.0']);
});

test('an unchanged registry reports nothing', () => {
  expect(changedModules([aVersion('1.0.0')], registryOf(aVersion('1.0.0')))).toEqual([]);
});

test('a canary that this browser does not receive is not reported', () => {
  localStorage.setItem('canaryBucket', '99');
  const canary = { ...aVersion('2.0.0', 'canary'), percent: 5 };
  expect(changedModules([aVersion('1.0.0')], registryOf(aVersion('1.0.0'), canary))).toEqual([]);
});

test('a version that was blocked is reported', () => {
  const blocked = aVersion('1.0.0', 'blocked');
  expect(changedModules([aVersion('1.0.0')], registryOf(blocked))).toEqual([blocked]);
  expect(changedModules([blocked], registryOf(blocked))).toEqual([]);
});

test('an overridden module is not reported', async () => {
  const override = registryOf(aVersion('1.1.0'));
  setOverrides([override]);
  const pinned = await applyOverrides([aVersion('1.0.0')]);
  expect(pinned.map(({ version }) => version)).toEqual(['1.1.0']);
  expect(changedModules(pinned, registryOf(aVersion('1.0.0')))).toEqual([]);
  expect(changedModules(pinned, registryOf(aVersion('2.0.0')))).toEqual([]);
});
