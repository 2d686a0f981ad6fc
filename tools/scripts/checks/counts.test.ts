import { expect, test } from '@jest/globals';
import { countsOfJest, runSuite } from './counts.mjs';

test('a file that cannot be loaded counts as a failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'failed' }] },
    { status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'pending' }] },
  ];
  const counts = { testResults, numPassedTests: 1, numFailedTests: 1 };
  expect(countsOfJest(counts)).toEqual({ passed: 1, failed: 2 });
});

test('a suite that ends without a count, or with an error, has failed', () => {
  const suite = { name: 'suite-of-counts-test.json', read: (counts: object) => counts };
  const counts = JSON.stringify({ passed: 3, failed: 0 });
  const write = (results: string) => `echo '${counts}' > ${results}`;
  expect(runSuite({ ...suite, command: write })).toEqual({ passed: 3, failed: 0 });
  const broken = (results: string) => `${write(results)} && exit 1`;
  expect(runSuite({ ...suite, command: broken })).toEqual({ passed: 3, failed: 1 });
  expect(runSuite({ ...suite, command: () => 'true' })).toEqual({ passed: 0, failed: 1 });
});
