import { expect, test } from '@jest/globals';
import { markMatches } from './mark-matches.ts';

/** The parts, the marked ones in brackets. */
const marked = (text: string, search: string) =>
  markMatches(text, search)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

test.each([
  ['Hotel Bellavista', 'bel', 'Hotel [Bel]lavista'],
  ['Hotel Bellavista', 'vista ho', '[Ho]tel Bella[vista]'],
  ['Càffè di Salò', 'caffe salo', '[Càffè] di [Salò]'],
  ['İstanbul 𝄞 Bar', 'bar', 'İstanbul 𝄞 [Bar]'],
  ['Hotel', 'xyz', 'Hotel'],
  ['Hotel', '', 'Hotel'],
])('%j with %j is %j', (text, search, expected) => {
  expect(marked(text, search)).toBe(expected);
});
