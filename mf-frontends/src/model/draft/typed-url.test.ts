import { expect, test } from '@jest/globals';
import { normaliseTypedUrl } from './typed-url.ts';

test.each([
  ['https://Terme.it/Sirmione', 'terme.it/sirmione'],
  ['Terme di Sirmione', 'terme-di-sirmione'],
  ['  /vela//scuola/', 'vela/scuola/'],
  ['Salò', 'salò'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(normaliseTypedUrl(typed)).toBe(kept);
});

test('words that are typed one letter after the other are kept apart', () => {
  const typed = [...'Terme di Sirmione'].reduce(
    (kept, letter) => normaliseTypedUrl(kept + letter),
    '',
  );
  expect(typed).toBe('terme-di-sirmione');
});

test('what is kept is kept again', () => {
  const once = normaliseTypedUrl('HTTP://A b//c/');
  expect(normaliseTypedUrl(once)).toBe(once);
});
