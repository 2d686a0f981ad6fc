import { expect, test } from '@jest/globals';
import { add, countsOfJest, failedFiles, secondLook } from './counts.mjs';

const first = { 'a.test.ts': { passed: 3, failed: 0 }, 'b.test.ts': { passed: 1, failed: 1 } };

test('a file that passes on the retry counts as passed and is named', () => {
  const { files, unsteady } = secondLook(first, { 'b.test.ts': { passed: 2, failed: 0 } });
  expect(unsteady).toEqual(['b.test.ts']);
  expect(add(files)).toEqual({ passed: 5, failed: 0 });
});

test('a file that fails twice has failed', () => {
  const { files, unsteady } = secondLook(first, { 'b.test.ts': { passed: 1, failed: 1 } });
  expect(unsteady).toEqual([]);
  expect(add(files)).toEqual({ passed: 4, failed: 1 });
});

test('a retry that runs no or fewer tests does not count', () => {
  for (const second of [{}, { 'b.test.ts': { passed: 1, failed: 0 } }]) {
    expect(add(secondLook(first, second).files)).toEqual({ passed: 4, failed: 1 });
  }
});

test('a file that cannot be loaded counts as a failure', () => {
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
