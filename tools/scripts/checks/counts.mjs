/** Results by test file: `{ 'a.test.ts': { passed, failed } }`. */

export function add(files) {
  const total = { passed: 0, failed: 0 };
  for (const { passed, failed } of Object.values(files)) {
    total.passed += passed;
    total.failed += failed;
  }
  return total;
}

export const failedFiles = (files) => Object.keys(files).filter((file) => files[file].failed > 0);

/** Merges the retry into the first run; a file without a retry stays failed. */
export function secondLook(first, second) {
  const files = { ...first };
  const unsteady = [];
  for (const file of failedFiles(first)) {
    const again = second[file];
    if (!again) continue;
    files[file] = again;
    const isWhole = again.passed >= first[file].passed + first[file].failed;
    if (again.failed > 0) continue;
    if (isWhole) unsteady.push(file);
    else files[file] = first[file];
  }
  return { files, unsteady };
}

/** Counts jest's JSON results; a file that cannot be loaded counts as one failure. */
export function countsOfJest({ testResults }) {
  return Object.fromEntries(
    testResults.map(({ name, status, assertionResults }) => {
      const count = (verdict) => assertionResults.filter((it) => it.status === verdict).length;
      const failed = count('failed');
      const isBroken = status === 'failed' && failed === 0;
      return [name, { passed: count('passed'), failed: isBroken ? 1 : failed }];
    }),
  );
}
