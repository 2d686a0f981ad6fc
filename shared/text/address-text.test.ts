import { expect, test } from '@jest/globals';
import { breakableParts } from './address-text.tsx';

test.each([
  ['info@lido.salo.it', ['info@', 'lido.', 'salo.', 'it']],
  ['https://lago.it/siti/lido', ['https://', 'lago.', 'it/', 'siti/', 'lido']],
  ['.lago.', ['.', 'lago.']],
  ['lido-salo', ['lido-salo']],
  ['', []],
])('%j breaks behind signs, and loses nothing', (address, parts) => {
  expect(breakableParts(address)).toEqual(parts);
  expect(breakableParts(address).join('')).toBe(address);
});
