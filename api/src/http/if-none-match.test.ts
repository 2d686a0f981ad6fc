import { expect, test } from '@jest/globals';
import { isKnown } from './if-none-match.ts';

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" , "y"', '*', ' * '])(
  '%s knows the answer',
  (header) => expect(isKnown(header, '"a"')).toBe(true),
);

test.each([undefined, '', 'a', '"ab"', '"A"', '"x", "y"', 'w/"a"'])('%s does not', (header) =>
  expect(isKnown(header, '"a"')).toBe(false),
);
