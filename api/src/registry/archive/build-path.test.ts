import { expect, test } from '@jest/globals';
import { isBuildPath } from './build-path.ts';

test.each([
  'module.json',
  'a.js',
  '_a/b-1.2_c.css',
  'chunks/deep/er/File.abc123.js',
  'a'.repeat(200),
])('%s is a path of a build', (path) => {
  expect(isBuildPath(path)).toBe(true);
});

test.each([
  '',
  '.',
  '..',
  '.env',
  '/a.js',
  'a/',
  'a//b.js',
  'a/.hidden',
  'a/../b.js',
  '../../a.js',
  'a b.js',
  'a\\b.js',
  'a.js\n',
  'a/b.js?x',
  'è.js',
  'a'.repeat(201),
])('%j is no path of a build', (path) => {
  expect(isBuildPath(path)).toBe(false);
});
