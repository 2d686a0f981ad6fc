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

test('words typed letter by letter stay separated by hyphens', () => {
  const typed = [...'Terme di Sirmione'].reduce(
    (kept, letter) => normaliseTypedUrl(kept + letter),
    '',
  );
  expect(typed).toBe('terme-di-sirmione');
});
