import { expect, test } from '@jest/globals';
import { matchesEtag } from './matches-etag.ts';

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" , "y"', '*', ' * '])(
  '%s knows the answer',
  (header) => expect(matchesEtag(header, '"a"')).toBe(true),
);

test.each([undefined, '', 'a', '"ab"', '"A"', '"x", "y"', 'w/"a"'])('%s does not', (header) =>
  expect(matchesEtag(header, '"a"')).toBe(false),
);
