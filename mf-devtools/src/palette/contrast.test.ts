import { expect, test } from '@jest/globals';
import { contrastOf, inkFor, levelOf } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  ['#767676', '#ffffff', 4.54],
  ['#0000ff', '#ffffff', 8.59],
])('the contrast of %s on %s is %d', (ink, background, ratio) => {
  expect(contrastOf(ink, background)).toBeCloseTo(ratio, 2);
});

test('selects the text colour with the higher contrast, and names the level', () => {
  expect(inkFor('#0f5373')).toBe('#ffffff');
  expect(inkFor('#f4b73f')).toBe('#12171a');
  expect([levelOf(4.49), levelOf(4.5), levelOf(7)]).toEqual(['—', 'AA', 'AAA']);
});
