import { expect, test } from '@jest/globals';
import { isProblem } from './problem.ts';

test.each<[unknown, boolean]>([
  [{ message: 'Dati non validi!', code: 'wrong-credentials' }, true],
  [{ message: 'Dati non validi!', code: 'of-a-newer-server' }, true],
  [{ message: 'Dati non validi!', code: 1 }, false],
  [{ message: 'Dati non validi!' }, false],
  [{ message: 1, code: 'invalid' }, false],
  [{ code: 'invalid' }, false],
  ['invalid', false],
  [null, false],
  [undefined, false],
])('%j is a problem: %s', (value, is) => {
  expect(isProblem(value)).toBe(is);
});
