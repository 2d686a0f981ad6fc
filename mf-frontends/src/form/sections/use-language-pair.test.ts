import { expect, test } from '@jest/globals';
import { nextTarget, pairWith } from './use-language-pair.ts';

test('choosing the language of the other side swaps the two', () => {
  expect(pairWith({ source: 'it', target: 'en' }, { source: 'en' })).toEqual({
    source: 'en',
    target: 'it',
  });
  expect(pairWith({ source: 'it', target: 'en' }, { target: 'it' })).toEqual({
    source: 'en',
    target: 'it',
  });
  expect(pairWith({ source: 'it', target: 'en' }, { target: 'he' })).toEqual({
    source: 'it',
    target: 'he',
  });
});

test('next and previous cycle through all languages but the source', () => {
  expect(nextTarget({ source: 'it', target: 'ar' }, 1)).toBe('en');
  expect(nextTarget({ source: 'it', target: 'en' }, -1)).toBe('ar');
  expect(nextTarget({ source: 'en', target: 'it' }, 1)).toBe('de');
});
