/**
 * Replaces the range reader of the federation runtime, which reads every SemVer range: our builds require caret ranges
 * only (`sharing.ts`).
 *
 * @param {string} version
 * @param {string} range
 */
export function satisfy(version, range) {
  const [have, want] = [numbersOf(version), numbersOf(range)];
  const leading = want.findIndex((part) => part > 0);
  const isSameLine = want.slice(0, leading + 1).every((part, index) => have[index] === part);
  const difference = want.findIndex((part, index) => part !== have[index]);
  return isSameLine && (difference === -1 || have[difference] > want[difference]);
}

/** @param {string} version */
const numbersOf = (version) => version.replace(/^\^/, '').split('-', 1)[0].split('.').map(Number);
