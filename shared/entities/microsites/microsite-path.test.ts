import { expect, test } from '@jest/globals';
import { micrositeInPath, micrositePath } from './microsite-path.ts';

test.each(['terme', 'terme.it/estate', 'città'])('the path of %j names it', (URL) => {
  const path = micrositePath(URL);
  expect(path).toMatch(/^\/siti\/[\w.%/-]+$/);
  expect(micrositeInPath(path)).toBe(URL);
});

test.each(['/siti', '/siti/', '/privacy', '/sitix/terme', '/siti/%E0%A4%A'])(
  'the path %j names no microsite',
  (path) => {
    expect(micrositeInPath(path)).toBeNull();
  },
);
