import { expect, test } from '@jest/globals';
import { legalSchema, publicCodes } from './legal.ts';

test('codes are trimmed, and written in capitals', () => {
  expect(legalSchema.parse({ offer: 'lodging', cin: [' it017179c2abcdefgh '] })).toEqual({
    offer: 'lodging',
    cin: ['IT017179C2ABCDEFGH'],
  });
});

test.each([
  ['an unknown offer', { offer: 'hotel' }],
  ['an unknown key', { cin: [], iun: [] }],
  ['an empty code', { cin: [''] }],
  ['a code with a blank inside', { cir: ['017179 CNI'] }],
  ['a code that is too long', { cir: ['A'.repeat(41)] }],
  ['too many codes', { cin: Array.from({ length: 51 }, (_, at) => `IT${at}`) }],
])('%s is rejected', (_, legal) => {
  expect(legalSchema.safeParse(legal).success).toBe(false);
});

test('codes of any form are accepted: the offices may change theirs', () => {
  expect(legalSchema.safeParse({ cin: ['X-1'], cir: ['022-LT/7'] }).success).toBe(true);
});

test('only lodgings show codes', () => {
  const cin = ['IT017179C2ABCDEFGH'];
  expect(publicCodes({ offer: 'lodging', cin })).toEqual({ cin, cir: [] });
  expect(publicCodes({ offer: 'lodging', cir: cin })).toEqual({ cin: [], cir: cin });
  expect(publicCodes({ offer: 'other', cin })).toBeUndefined();
  expect(publicCodes({ offer: 'lodging' })).toBeUndefined();
  expect(publicCodes(undefined)).toBeUndefined();
});
