import { expect, test } from '@jest/globals';
import { fromLines } from '../document/lines.ts';
import { serialise } from '../html/html.ts';
import { clipboards } from '../testing/clipboards.ts';
import { pastedHtml, pastedText } from './pasted.ts';

const htmlOf = (lines: ReturnType<typeof pastedText>) => serialise(fromLines(lines));

test.each(clipboards)('converts $from', ({ html, becomes }) => {
  expect(htmlOf(pastedHtml(html).lines)).toBe(becomes);
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
