import { expect, test } from '@jest/globals';
import { creditLacks, type Licence, publicCredit } from './picture-credit.ts';

test.each<[string, Licence | undefined, ReturnType<typeof creditLacks>]>([
  ['Anna', undefined, 'licence'],
  ['', 'own', null],
  ['', 'public-domain', null],
  ['', 'permission', 'author'],
  ['', 'cc-by-4.0', 'author'],
  ['Anna', 'cc-by-sa-4.0', null],
])('the author «%s» with the licence %s lacks %s', (author, licence, lacks) => {
  expect(creditLacks({ author, licence })).toBe(lacks);
});

test('a page says what there is to say', () => {
  expect(publicCredit({ licence: 'own' })).toBeUndefined();
  expect(publicCredit({ licence: 'permission' })).toBeUndefined();
  expect(publicCredit({})).toBeUndefined();
  expect(publicCredit({ author: 'Anna' })).toEqual({ author: 'Anna', licence: 'own' });
  expect(publicCredit({ licence: 'public-domain' })).toEqual({
    author: '',
    licence: 'public-domain',
  });
});
