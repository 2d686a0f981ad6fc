import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { canonicalDocument } from '../document/canonical.ts';
import { arbitraryDocument } from '../testing/arbitrary-document.ts';
import { canonicalHtml, parse, sanitise, serialise } from './html.ts';

/** A run parses two documents, which takes jsdom 20 ms; every run of the suite takes other ones. */
const many = { numRuns: 50 };

test('parsing serialised HTML gives the same document', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      const document = canonicalDocument(blocks);
      expect(parse(serialise(document))).toEqual(document);
    }),
    many,
  );
});

test('serialised HTML is not changed by the sanitiser', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      const html = serialise(blocks);
      expect(sanitise(html)).toBe(html);
    }),
    many,
  );
});

test('a document has one canonical form', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      const document = canonicalDocument(blocks);
      expect(canonicalDocument(document)).toEqual(document);
      expect(serialise(document)).toBe(serialise(blocks));
    }),
    many,
  );
});

const tags = [
  'p',
  'div',
  'b',
  'a href="https://a.it"',
  'ul',
  'ol',
  'li',
  'h1',
  'blockquote',
  'br',
  'span',
  'table',
  'tr',
  'td',
];
const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(...tags).map((tag) => `<${tag}>`),
      fc.constantFrom(...tags).map((tag) => `</${tag.split(' ')[0]}>`),
      fc.constantFrom('uno', ' ', '&nbsp;', '\n', '<img src="/a.png">', '&lt;', '<p'),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''));

test('sanitising and canonicalising tag soup are idempotent', () => {
  fc.assert(
    fc.property(soup, (html) => {
      const clean = sanitise(html);
      expect(sanitise(clean)).toBe(clean);
      const canonical = canonicalHtml(html);
      expect(canonicalHtml(canonical)).toBe(canonical);
    }),
    many,
  );
});

test.each([
  ['', ''],
  ['<p></p>', ''],
  ['<p><br></p>', ''],
  ['uno', '<p>uno</p>'],
  ['uno<br>due', '<p>uno<br>due</p>'],
  ['<p>uno</p><br><p>due</p>', '<p>uno</p><p><br></p><p>due</p>'],
  ['<p>  uno\n  due  </p>', '<p>uno due</p>'],
  ['<p>uno<br></p>', '<p>uno</p>'],
  ['<p>uno<br><br></p>', '<p>uno<br><br></p>'],
  ['<p><b>uno</b> <i>due</i></p>', '<p><strong>uno</strong> <em>due</em></p>'],
  ['<p><b>a<i>b</i></b><b>c</b></p>', '<p><strong>a<em>b</em>c</strong></p>'],
  ['<div>uno</div><div>due</div>', '<p>uno</p><p>due</p>'],
  ['<div>uno<p>due</p>tre</div>', '<p>uno</p><p>due</p><p>tre</p>'],
  ['<h5>uno</h5>', '<h3>uno</h3>'],
  [
    '<table><tr><td>9:30</td><td><p>18:00</p></td></tr><tr><td>x</td></tr></table>',
    '<p>9:30 18:00</p><p>x</p>',
  ],
  ['<pre>uno\ndue</pre>', '<p>uno<br>due</p>'],
  ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a<ul><li>b</li></ul></li></ul>'],
  ['<ul><li><p>a</p><p>b</p></li></ul>', '<ul><li>a<br>b</li></ul>'],
  ['<ul><li>a<ul><li>b</li></ul>c</li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>'],
  ['<ul><li>a</li></ul><ul><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<li>a</li><li>b</li>', '<ul><li>a</li><li>b</li></ul>'],
  [
    '<blockquote>a<blockquote>b</blockquote></blockquote>',
    '<blockquote><p>a</p><p>b</p></blockquote>',
  ],
  ['<b><p>a</p><p>b</p></b>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
  [
    '<p dir="rtl" lang="he">שלום <span lang="en" dir="ltr">OK</span></p>',
    '<p dir="rtl" lang="he">שלום <span dir="ltr" lang="en">OK</span></p>',
  ],
  [
    '<a href="https://a.it" target="_blank">a</a>',
    '<p><a href="https://a.it" target="_blank" rel="noopener noreferrer">a</a></p>',
  ],
  ['<a href="javascript:1">a</a>', '<p>a</p>'],
])('%j becomes %j', (html, expected) => {
  expect(canonicalHtml(html)).toBe(expected);
});

test('lists have at most six levels, and deeper lines stay', () => {
  const deep = '<ul><li>x'.repeat(9) + '</li></ul>'.repeat(9);
  const canonical = canonicalHtml(deep);
  expect(canonical.match(/<ul>/g)).toHaveLength(6);
  expect(canonical.match(/x/g)).toHaveLength(9);
});
