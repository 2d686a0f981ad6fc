import { expect, test } from '@jest/globals';
import { defaultSections } from '@wabu/shared/entities/default-sections';
import { richTextTagLimit } from '@wabu/shared/entities/rich-text/rules';
import { hostileTexts } from '@wabu/shared/testing/hostile-texts';
import fc from 'fast-check';
import { expectHarmless } from '../testing/harmless.ts';
import { sanitise } from './sanitise.ts';

test.each(hostileTexts)('%j is sanitised, and sanitising again changes nothing', (text) => {
  const clean = sanitise(text);
  expectHarmless(clean);
  expect(sanitise(clean)).toBe(clean);
});

test('any combination of their fragments is sanitised', () => {
  const fragment = fc.constantFrom(
    ...hostileTexts.flatMap(
      (text) => text.match(/<\/?[a-z]+|[a-z]+=|["'`>]|&[#\w]+;?|[^<>&"'`]+/gi) ?? [],
    ),
  );
  fc.assert(
    fc.property(fc.array(fragment, { maxLength: 25 }), (fragments) => {
      const clean = sanitise(fragments.join(''));
      expectHarmless(clean);
      expect(sanitise(clean)).toBe(clean);
    }),
    { numRuns: 1_500 },
  );
});

test('sanitising any text twice equals sanitising it once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const clean = sanitise(text);
      expect(sanitise(clean)).toBe(clean);
    }),
  );
});

test.each([
  '<p>Ciao <strong>lago</strong> &amp; <em>monti</em><br>a capo</p>',
  '<h1>Titolo</h1><ul><li>uno</li><li>due</li></ul>',
  '<p dir="rtl" lang="he">שלום</p>',
  '<p><a href="https://example.com/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">qui</a></p>',
  '<p><a href="mailto:a@b.it" rel="noopener noreferrer">scrivi</a></p>',
  '<p><img src="data:image/png;base64,iVBORw0KGgo=" alt="Lago" width="10" height="5"></p>',
  '',
])('%j stays unchanged', (html) => {
  expect(sanitise(html)).toBe(html);
});

test('the default texts stay unchanged', () => {
  for (const { NomeSezione, Contenuto } of defaultSections())
    for (const html of [...Object.values(NomeSezione), ...Object.values(Contenuto)])
      expect(sanitise(html)).toBe(html);
});

test('a text that takes long to parse becomes empty', () => {
  const unclosed = '<b>'.repeat(richTextTagLimit);
  expect(sanitise(`${unclosed}x`)).toContain('x');
  expect(sanitise(`<${unclosed}x`)).toBe('');
});

test('a long telephone number is rejected in one pass', () => {
  expect(sanitise(`<a href="tel:${'1'.repeat(1_000_000)}!">x</a>`)).toBe('<a>x</a>');
});
