import { expect, test } from '@jest/globals';
import { termsIn } from './translation-settings.ts';

test('terms are read one per line, each once, as it is written first', () => {
  const terms = ['Rocca Scaligera', 'Bardolino', 'Salò'];
  expect(termsIn('  Rocca  Scaligera \n\nBardolino\nROCCA scaligera\n   \nSalò')).toEqual(terms);
});
