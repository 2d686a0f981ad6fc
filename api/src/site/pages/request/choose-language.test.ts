import { expect, test } from '@jest/globals';
import { chooseLanguage } from './choose-language.ts';

test('the language of the address takes precedence', () => {
  expect(chooseLanguage('/ar/privacy', 'de', 'fr')).toBe('ar');
});

test('the stored choice takes precedence over the language of the browser', () => {
  expect(chooseLanguage('/privacy', 'de', 'fr')).toBe('de');
});

test.each([
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR, en;q=0.7, fr;q=0.9', 'fr'],
  ['zh-Hant-TW', 'zh'],
  ['iw', 'he'],
  ['fr;q=0, es', 'es'],
  ['pt', 'en'],
  ['nl', 'en'],
  ['nl-NL, nl;q=0.9, *;q=0.5', 'en'],
  ['nl, it;q=0.1', 'it'],
  ['nl;q=0', 'it'],
  ['*', 'it'],
  ['', 'it'],
  [';;;,,q=1', 'it'],
])('a browser with Accept-Language %j gets %s', (accepted, language) => {
  expect(chooseLanguage('/', undefined, accepted)).toBe(language);
});

test('a browser that sends no header gets Italian', () => {
  expect(chooseLanguage('/', undefined, undefined)).toBe('it');
});

test('a cookie with an unknown language is ignored', () => {
  expect(chooseLanguage('/', 'klingon', 'es')).toBe('es');
});
