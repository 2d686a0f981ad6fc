import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { root } from '../../root.mjs';
import { compile } from './compile.ts';

const cache = join(root, '.cache/kit-test');
afterAll(() => rmSync(cache, { recursive: true, force: true }));

test('the kit compiles: its declarations name every type', () => {
  const folder = join(cache, 'package');
  compile(folder);
  expect(existsSync(join(folder, 'api/src/client.d.ts'))).toBe(true);
});
