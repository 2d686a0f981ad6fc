import { expect, test } from '@jest/globals';
import type { Block } from '../../document/document.ts';
import { toLines } from '../../document/lines.ts';
import { parse } from '../../html/html.ts';
import { editorAt, htmlWithCaret } from '../../testing/editor-at.ts';
import { insertLines } from './insert-lines.ts';

const link = '<a href="https://a.it" rel="noopener noreferrer">';

test.each([
  ['<p>a|b</p>', '<p>1</p>', '<p>a1|b</p>'],
  ['<p>a|b</p>', '<p><b>1</b></p><p>2</p>', '<p>a<strong>1</strong></p><p>2|b</p>'],
  ['<p>a[xyz]b</p>', '<p>1</p>', '<p>a1|b</p>'],
  ['<p>|</p>', '<h1>1</h1>', '<h1>1|</h1>'],
  ['<p>a|</p>', '<h1>1</h1><p>2</p>', '<p>a1</p><p>2|</p>'],
  ['<p>|b</p>', '<ul><li>1</li><li>2</li></ul>', '<ul><li>1</li><li>2|b</li></ul>'],
  ['<h1>a|b</h1>', '<p>1</p>', '<h1>a1|b</h1>'],
  [
    '<ul><li>a|</li><li>z</li></ul>',
    '<p>1</p><p>2</p>',
    '<ul><li>a1</li><li>2|</li><li>z</li></ul>',
  ],
  [
    '<ol><li>a<ol><li>|</li></ol></li></ol>',
    '<ul><li>1<ul><li>2</li></ul></li></ul>',
    '<ol><li>a<ul><li>1<ul><li>2|</li></ul></li></ul></li></ol>',
  ],
  [
    '<blockquote><p>a|</p></blockquote>',
    '<p>1</p><p>2</p>',
    '<blockquote><p>a1</p><p>2|</p></blockquote>',
  ],
  [`<p>${link}a|b</a>c</p>`, '<p>1</p>', `<p>${link}a</a>1|${link}b</a>c</p>`],
  ['<p>a|<img src="/x.png">b</p>', '<p>1</p>', '<p>a1|<img src="/x.png" alt="">b</p>'],
  ['<p>a|b</p>', '<p><img src="/x.png"></p>', '<p>a<img src="/x.png" alt="">|b</p>'],
  [
    '<p>a|<img src="/y.png"></p>',
    '<p><img src="/x.png"></p>',
    '<p>a<img src="/x.png" alt="">|<img src="/y.png" alt=""></p>',
  ],
])('%s after inserting %s', (before, pasted, after) => {
  const editor = editorAt(before);
  insertLines(editor, toLines(parse(pasted) as Block[]));
  expect(htmlWithCaret(editor)).toBe(after);
});
