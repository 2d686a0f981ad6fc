import { expect, test } from '@jest/globals';
import { add, countsOfJest, failedFiles, secondLook } from './counts.mjs';

const first = { 'a.test.ts': { passed: 3, failed: 0 }, 'b.test.ts': { passed: 1, failed: 1 } };

test('what passes at the second look is counted as passed, and named', () => {
  const { files, unsteady } = secondLook(first, { 'b.test.ts': { passed: 2, failed: 0 } });
  expect(unsteady).toEqual(['b.test.ts']);
  expect(add(files)).toEqual({ passed: 5, failed: 0 });
});

test('what fails twice has failed', () => {
  const { files, unsteady } = secondLook(first, { 'b.test.ts': { passed: 1, failed: 1 } });
  expect(unsteady).toEqual([]);
  expect(add(files)).toEqual({ passed: 4, failed: 1 });
});

test('a second look that ran nothing, or less than the first, forgives nothing', () => {
  for (const second of [{}, { 'b.test.ts': { passed: 1, failed: 0 } }]) {
    expect(add(secondLook(first, second).files)).toEqual({ passed: 4, failed: 1 });
  }
});

test('a file that could not be loaded is a failure of its own', () => {
  const passed = { status: 'passed' };
  const files = countsOfJest({
    testResults: [
      { name: 'a', status: 'failed', assertionResults: [] },
      { name: 'b', status: 'passed', assertionResults: [passed, passed, { status: 'pending' }] },
    ],
  });
  expect(files).toEqual({ a: { passed: 0, failed: 1 }, b: { passed: 2, failed: 0 } });
  expect(failedFiles(files)).toEqual(['a']);
});
