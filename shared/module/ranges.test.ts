import { expect, test } from '@jest/globals';
import { aRegistryModule } from '../testing/registry-module.ts';
import { incompatibility, type Provided } from './compatibility.ts';
import { isInRange, isRange, withCaretRanges } from './ranges.ts';

test.each([
  ['1.2.3', '^1.2.3', true],
  ['2.1.0', '^1.2.3 || ^2.0.0', true],
  ['3.0.0', '^1.2.3 || ^2.0.0', false],
  ['1.9.0', '>=1.4 <2', true],
  // A build of the program: its hash is no prerelease.
  ['1.4.0-ab12cd34', '^1.2.0', true],
  ['1.4.0-12345678', '^1.4.0', true],
  ['2.0.0-beta.1', '^2.0.0', false],
  ['nothing', '^1.0.0', false],
])('%s in %s: %s', (version, range, expected) => {
  expect(isInRange(version, range)).toBe(expected);
});

test('a range is what npm reads', () => {
  expect(['^1.0.0', '1.x || >=2.5.0 <3', '~1.2'].filter(isRange)).toHaveLength(3);
  expect(['latest', 'one', '^'].filter(isRange)).toEqual([]);
});

const wanting = (requiresShell: string, react: string) =>
  aRegistryModule('boats', { description: { requiresShell }, shared: { react } });

test.each<[string, string, Provided, boolean]>([
  ['^1.4.0 || ^2.0.0', '^19.0.0 || ^20.0.0', { shell: '2.1.0', shared: { react: '20.1.0' } }, true],
  ['^1.4.0 || ^2.0.0', '^19.0.0 || ^20.0.0', { shell: '1.4.0', shared: { react: '19.3.1' } }, true],
  ['>=1.4.0', '19.x', { shell: '1.5.0-ab12cd34', shared: { react: '19.3.1' } }, true],
  ['^2.0.0', '^19.0.0', { shell: '1.9.0', shared: { react: '19.3.1' } }, false],
  ['>=2.0.0', '^19.0.0', { shell: '1.9.0', shared: { react: '19.3.1' } }, false],
  ['^1.0.0', '>=20', { shell: '1.9.0', shared: {} }, false],
])('a browser reads %s and %s as the server does', (shell, react, provided, fits) => {
  const module = wanting(shell, react);
  expect(incompatibility(module, provided, isInRange) === null).toBe(fits);
  expect(incompatibility(withCaretRanges(module, provided), provided) === null).toBe(fits);
});

test('a caret range stays, and another one becomes that of the provided version', () => {
  const provided = { shell: '12.14.0', shared: { react: '19.3.1-ab12cd34' } };
  expect(withCaretRanges(wanting('^12.10.30', '>=19.0.0'), provided)).toMatchObject({
    description: { requiresShell: '^12.10.30' },
    shared: { react: '^19.3.1' },
  });
});
