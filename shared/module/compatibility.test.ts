import { expect, test } from '@jest/globals';
import { aRegistryModule } from '../testing/registry-module.ts';
import { incompatibility, isInCaretRange } from './compatibility.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['1.10.0', '^1.2.3', true],
  ['12.14.0', '^12.10.30', true],
  ['1.2.2', '^1.2.3', false],
  ['2.0.0', '^1.2.3', false],
  ['0.3.1', '^0.3.0', true],
  ['0.4.0', '^0.3.0', false],
  ['1.4.0-ab12cd34', '^1.2.0', true],
  ['nothing', '^1.0.0', false],
  ['1.4.0', '>=1.0.0', false],
  ['1.4.0', '^1.0.0 || ^2.0.0', false],
])('in a browser, %s in %s: %s', (version, range, expected) => {
  expect(isInCaretRange(version, range)).toBe(expected);
});

const built = aRegistryModule('boats', {
  description: { requiresShell: '^1.2.0' },
  shared: { react: '^19.3.0' },
});
const page = { shell: '1.3.0', shared: { react: '19.3.1' } };

test('a module with all ranges satisfied is compatible', () => {
  expect(incompatibility(built, page)).toBeNull();
});

test('an incompatibility names the required and the provided version', () => {
  expect(incompatibility(built, { ...page, shell: '1.1.0' })).toBe(
    'it needs shell ^1.2.0, the page has 1.1.0',
  );
  expect(incompatibility(built, { ...page, shared: {} })).toBe(
    'it needs react ^19.3.0, the page has nothing',
  );
  expect(incompatibility({ ...built, shared: { constructor: '^1.0.0' } }, page)).toBe(
    'it needs constructor ^1.0.0, the page has nothing',
  );
  expect(incompatibility({ ...built, contract: 9 }, page)).toMatch(/contract 9/);
  expect(incompatibility({ ...built, missing: ['Dial of ui', 'Knob of ui'] }, page)).toBe(
    'it needs Dial of ui, Knob of ui, the page has nothing',
  );
});
