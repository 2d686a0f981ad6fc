import { expect, test } from '@jest/globals';
import { editorAt, htmlOf, htmlWithCaret } from '../../testing/editor-at.ts';
import { applyLink, removeLink } from './links.ts';

const link = (text: string, href = 'https://a.it') =>
  `<a href="${href}" rel="noopener noreferrer">${text}</a>`;
const choice = { href: 'https://b.it', newTab: false, text: '' };

test('a selection is linked and replaces existing links', () => {
  const editor = editorAt(`<p>a[b${link('c]d')}</p>`);
  applyLink(editor, choice);
  expect(htmlOf(editor)).toBe(`<p>a${link('bc', 'https://b.it')}${link('d')}</p>`);
});

test('a selection over two paragraphs becomes two links', () => {
  const editor = editorAt('<p>a[b</p><p>c]d</p>');
  applyLink(editor, choice);
  expect(htmlOf(editor)).toBe(`<p>a${link('b', choice.href)}</p><p>${link('c', choice.href)}d</p>`);
});

test('a link without a selection is inserted at the caret, which follows it', () => {
  const editor = editorAt('<p>a|b</p>');
  applyLink(editor, { ...choice, text: 'qui', newTab: true });
  editor.insertText('!');
  expect(htmlWithCaret(editor)).toBe(
    '<p>a<a href="https://b.it" target="_blank" rel="noopener noreferrer">qui</a>!|b</p>',
  );
});

test('the link at the caret can be changed and removed', () => {
  const editor = editorAt(`<p>${link('a|b')}</p>`);
  applyLink(editor, choice);
  expect(htmlOf(editor)).toBe(`<p>${link('ab', 'https://b.it')}</p>`);
  removeLink(editor);
  expect(htmlOf(editor)).toBe('<p>ab</p>');
});
