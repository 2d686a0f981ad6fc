import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { root } from '../../root.mjs';
import { fingerprint } from './fingerprint.mjs';

const added = join(root, 'bench', 'fingerprint-probe.ts');
const addedTest = join(root, 'bench', 'fingerprint-probe.test.ts');
afterEach(() => {
  for (const file of [added, addedTest]) rmSync(file, { force: true });
});

test('a new source makes a workspace stale, a new test does not', () => {
  const before = fingerprint('bench');
  writeFileSync(addedTest, '');
  expect(fingerprint('bench')).toBe(before);
  writeFileSync(added, '');
  expect(fingerprint('bench')).not.toBe(before);
});
