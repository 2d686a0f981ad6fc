import { expect, test } from '@jest/globals';
import { fromLines } from '../document/lines.ts';
import { serialise } from '../html/html.ts';
import { clipboards } from '../testing/clipboards.ts';
import { pastedHtml, pastedText } from './pasted.ts';

const htmlOf = (lines: ReturnType<typeof pastedText>) => serialise(fromLines(lines));

test.each(clipboards)('converts $from', ({ html, becomes }) => {
  expect(htmlOf(pastedHtml(html).lines)).toBe(becomes);
});

test.each([
  ['12<sup>50</sup> €', '12⁵⁰ €'],
  ['m<sup>2</sup>, 10<sup>-3</sup>, x<sup>n+1</sup>', 'm², 10⁻³, xⁿ⁺¹'],
  ['CO<sub>2</sub>, <sup>1</sup>/<sub>2</sub>', 'CO₂, ¹/₂'],
  ['12<span style="font-size:0.6em;vertical-align:super">50</span> €', '12⁵⁰ €'],
  ['H<span style="vertical-align:sub;color:red"><b>2</b></span>O', 'H<strong>₂</strong>O'],
  ['5<span style="position:relative;top:-4.0pt;mso-text-raise:4.0pt">2</span>', '5²'],
  ['nota<sup><a href="#sdfootnote1sym"><sup>1</sup></a></sup>', 'nota¹'],
  ['1<sup>a</sup> visita, n<sup>o</sup> 5, 1<sup>er</sup>', '1ª visita, nº 5, 1er'],
  ['١٢<sup>٥٠</sup>٣, 2<sup>½</sup>', '١٢ ٥٠ ٣, 2 ½'],
])('a superscript is not joined to the text before it: %s', (html, text) => {
  expect(htmlOf(pastedHtml(html).lines)).toBe(`<p>${text}</p>`);
});

test('counts the pictures that cannot be read', () => {
  const html = '<img src="https://example.com/a.png"><img src="/b.png"><img src="file:///c.png">';
  expect(pastedHtml(html).lostPictures).toBe(2);
});

test('a copied picture is recognised', () => {
  expect(pastedHtml('<img src="https://example.com/a.png">').isWordless).toBe(true);
  expect(pastedHtml('<img src="https://example.com/a.png"> lago').isWordless).toBe(false);
});

test.each([
  ['uno', '<p>uno</p>'],
  ['uno\ndue\n', '<p>uno</p><p>due</p>'],
  ['uno\r\ndue', '<p>uno</p><p>due</p>'],
  ['uno\ndue\n\ntre', '<p>uno<br>due</p><p>tre</p>'],
  ['<b>uno</b> & due', '<p>&lt;b&gt;uno&lt;/b&gt; &amp; due</p>'],
  ['a\tb  c', '<p>a b &nbsp;c</p>'],
])('plain text %j becomes %j', (text, html) => {
  expect(htmlOf(pastedText(text))).toBe(html);
});
