import { expect, test } from '@jest/globals';
import { leadsInto } from './leads-into.ts';

test.each([
  ['/adminwabu/boats', true],
  ['/adminwabu/boats/7?mode=edit#id=1', true],
  ['/adminwabu/Boats', true],
  ['/adminwabu/users', false],
  ['/adminwabu/boats/../users', false],
  ['//elsewhere.example/adminwabu/boats', false],
  ['//', false],
  ['https://elsewhere.example/adminwabu/boats', false],
])('%s in a section of the module: %s', (path, expected) => {
  expect(leadsInto(['/adminwabu/boats/:id'], path)).toBe(expected);
});
