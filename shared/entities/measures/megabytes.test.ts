import { expect, test } from '@jest/globals';
import { megabytesText } from './megabytes.ts';

test.each([
  [0, '0 MB'],
  [1, '< 0,1 MB'],
  [3.46 * 1024 ** 2, '3,5 MB'],
  [12.4 * 1024 ** 2, '12 MB'],
  [20_000 * 1024 ** 2, '20.000 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(megabytesText(bytes, 'it')).toBe(text);
});
