import { expect, test } from '@jest/globals';
import { isNewEnough } from './node-version.mjs';

test.each([
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['24.1.0', true],
])('Node %s is new enough: %s', (version, verdict) => {
  expect(isNewEnough(version)).toBe(verdict);
});
