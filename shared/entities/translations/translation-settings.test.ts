import { expect, test } from '@jest/globals';
import { termsIn, translationSettingsSchema } from './translation-settings.ts';

test('terms are read one per line, each once, as it is written first', () => {
  const terms = ['Rocca Scaligera', 'Bardolino', 'Salò'];
  expect(termsIn('  Rocca  Scaligera \n\nBardolino\nROCCA scaligera\n   \nSalò')).toEqual(terms);
});

test('rules are short terms of one line, and tones that the service knows', () => {
  const isValid = (rules: object) =>
    translationSettingsSchema.safeParse({ terms: [], formality: {}, ...rules }).success;
  expect(isValid({ terms: ['Salò'], formality: { de: 'more' } })).toBe(true);
  for (const terms of [null, 'x', [1], [''], ['x'.repeat(101)], ['a\tb'], Array(301).fill('x')])
    expect([terms, isValid({ terms })]).toEqual([terms, false]);
  for (const formality of [null, { xx: 'more' }, { zh: 'more' }, { de: 'prefer_more' }])
    expect([formality, isValid({ formality })]).toEqual([formality, false]);
  expect(isValid({ more: 1 })).toBe(false);
});
