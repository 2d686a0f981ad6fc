import { expect, test } from '@jest/globals';
import { buildFolder, isBuildPath, isSourceMap } from './build-path.ts';

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
  'a'.repeat(241),
])('%j is no path of a build', (path) => {
  expect(isBuildPath(path)).toBe(false);
});

test('a source map is known by its end in any case', () => {
  expect(['a.js.map', 'A.CSS.MAP', 'a.map.js', 'map'].map(isSourceMap)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('each version has a folder of its own', () => {
  expect(buildFolder('boats', '1.0.0')).toBe('modules/boats/1.0.0');
});
