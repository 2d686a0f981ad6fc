import { expect, test } from '@jest/globals';
import { cinFlaw, cirFlaw, codesIn, showsCir } from './lodging-codes.ts';

test.each([
  ['IT017179C2ABCDEFGH', 'BS', null],
  ['IT023059A1X', 'VR', null],
  ['IT022153B4XYZ12345', 'TN', null],
  ['IT020037C1ABC', 'MN', null],
  ['IT017179C2ABCDEFGH', 'VR', 'province'],
  // The codes of other provinces are not known here.
  ['IT015146C2ABCDEFGH', 'MI', null],
  ['017179C2ABCDEFGH', 'BS', 'form'],
  ['IT017179C2', 'BS', 'form'],
  ['IT017179C2ABCDEFGHI', 'BS', 'form'],
  ['IT17179C2ABCDEFGH', 'BS', 'form'],
])('the CIN %s in %s: %s', (cin, Provincia, flaw) => {
  expect(cinFlaw(cin, { Provincia })).toBe(flaw);
});

test.each([
  ['017179-CNI-00001', null],
  ['017179CNI00001', null],
  ['017179-CNI-1', 'form'],
])('the CIR %s: %s', (cir, flaw) => {
  expect(cirFlaw(cir)).toBe(flaw);
});

test('adverts show the regional code in Lombardy, not in Veneto and Trentino', () => {
  expect(['BS', 'mn', 'VR', 'TN', ''].map((Provincia) => showsCir({ Provincia }))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a text holds codes by lines, commas and blanks, each once', () => {
  expect(codesIn(' it1, IT2\nit1;\tIT3 ')).toEqual(['IT1', 'IT2', 'IT3']);
  expect(codesIn(' \n')).toEqual([]);
});
