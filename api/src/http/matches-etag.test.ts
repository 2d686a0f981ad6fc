import { expect, test } from '@jest/globals';
import { matchesEtag } from './matches-etag.ts';

test.each(['"a"', 'W/"a"', '"x", "a"', '"x",W/"a" , "y"', '*', ' * '])('%s matches', (header) =>
  expect(matchesEtag(header, '"a"')).toBe(true),
);

test.each([undefined, '', 'a', '"ab"', '"A"', '"x", "y"', 'w/"a"'])('%s does not match', (header) =>
  expect(matchesEtag(header, '"a"')).toBe(false),
);
