import { expect, test } from '@jest/globals';
import { setPreviews } from '@wabu/shared/module';
import { aRegistryModule } from '@wabu/shared/testing';
import { chooseVersions, leaveCanary } from './choose-version.ts';

const live = aRegistryModule('suppliers');
const canary = aRegistryModule('suppliers', { version: '1.1.0', status: 'canary', percent: 30 });
const chosen = () => chooseVersions([live, canary]).map(({ version }) => version);

test('a browser below the percentage gets the canary, one above it the live version', () => {
  localStorage.setItem('canaryBucket', '29');
  expect(chosen()).toEqual(['1.1.0']);
  localStorage.setItem('canaryBucket', '30');
  expect(chosen()).toEqual(['1.0.0']);
});

test('an invalid stored number is replaced', () => {
  localStorage.setItem('canaryBucket', 'many');
  chosen();
  expect(localStorage.getItem('canaryBucket')).toMatch(/^\d{1,2}$/);
});

test('staff with previews on get every canary', () => {
  localStorage.setItem('canaryBucket', '99');
  setPreviews(true);
  expect(chosen()).toEqual(['1.1.0']);
});

test('a tab in which the canary failed gets the live version', () => {
  localStorage.setItem('canaryBucket', '0');
  leaveCanary(canary);
  expect(chosen()).toEqual(['1.0.0']);
});

test('twenty failed canaries are remembered', () => {
  for (let number = 0; number < 25; number += 1)
    leaveCanary(aRegistryModule('suppliers', { version: `2.0.${number}`, status: 'canary' }));
  const failed = sessionStorage.getItem('failedCanaries')?.split(' ') ?? [];
  expect([failed.length, failed[0], failed[19]]).toEqual([
    20,
    'suppliers@2.0.5',
    'suppliers@2.0.24',
  ]);
});
