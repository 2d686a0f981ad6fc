import { expect, test } from '@jest/globals';
import { slideChanges } from './slide-changes.ts';

test.each([
  ['abc', 'abc', 0, 0, false],
  ['abc', 'ab', 0, 1, false],
  ['ab', 'xab', 1, 0, false],
  ['abc', 'cxa', 1, 1, true],
  ['', 'ab', 2, 0, false],
])('from %j to %j: %i added, %i removed, reordered: %s', (before, after, added, removed, moved) => {
  expect(slideChanges([...before], [...after])).toEqual({ added, removed, isReordered: moved });
});
