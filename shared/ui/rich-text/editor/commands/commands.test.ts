import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { Editor } from 'slate';
import { canonicalDocument } from '../../document/canonical.ts';
import { arbitraryDocument } from '../../testing/arbitrary-document.ts';
import { editorAt, htmlOf, htmlWithCaret } from '../../testing/editor-at.ts';
import { createRichEditor } from '../plugins/rich-editor.ts';
import {
  clearFormatting,
  indent,
  outdent,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleQuote,
} from './commands.ts';
import type { RichEditor } from './slate-types.ts';

type Command = (editor: RichEditor) => void;
const bold: Command = (editor) => toggleMark(editor, 'bold');
const h2: Command = (editor) => toggleHeading(editor, 2);
const bullets: Command = (editor) => toggleList(editor, 'bulleted');
const numbers: Command = (editor) => toggleList(editor, 'ordered');
const enter: Command = (editor) => editor.insertBreak();
const backspace: Command = (editor) => editor.deleteBackward('character');
const softEnter: Command = (editor) => editor.insertSoftBreak();
const cut: Command = (editor) => editor.deleteFragment();

/** What each command makes of a document, with the caret or the selection. */
const cases: [Command, ...string[]][] = [
  [
    bold,
    '<p>a[b]c</p> → <p>a<strong>[b]</strong>c</p>',
    '<p><b>a[b]c</b></p> → <p><strong>a</strong>[b]<strong>c</strong></p>',
    '<p>[a<b>b</b>c]</p> → <p><strong>[abc]</strong></p>',
  ],
  [
    h2,
    '<p>a|b</p> → <h2>a|b</h2>',
    '<h2>a|b</h2> → <p>a|b</p>',
    '<h1>a|b</h1> → <h2>a|b</h2>',
    '<ul><li>a</li><li>b|</li><li>c</li></ul> → <ul><li>a</li></ul><h2>b|</h2><ul><li>c</li></ul>',
  ],
  [
    bullets,
    '<p>a[</p><p>b</p><p>]c</p> → <ul><li>a[</li><li>b</li></ul><p>]c</p>',
    '<p>[a</p><h1>b]</h1> → <ul><li>[a</li><li>b]</li></ul>',
    '<ul><li>a</li><li>|b</li></ul> → <ul><li>a</li></ul><p>|b</p>',
    '<ul><li>a</li></ul><p>b|</p><ul><li>c</li></ul> → <ul><li>a</li><li>b|</li><li>c</li></ul>',
    '<blockquote><p>a|</p></blockquote> → <blockquote><ul><li>a|</li></ul></blockquote>',
  ],
  [numbers, '<ul><li>[a</li><li>b]</li></ul> → <ol><li>[a</li><li>b]</li></ol>'],
  [
    toggleQuote,
    '<p>[a</p><ul><li>b]</li></ul> → <blockquote><p>[a</p><ul><li>b]</li></ul></blockquote>',
    '<blockquote><p>a</p><p>b|</p><p>c</p></blockquote> → <blockquote><p>a</p></blockquote><p>b|</p><blockquote><p>c</p></blockquote>',
  ],
  [
    indent,
    '<ul><li>a</li><li>b|</li></ul> → <ul><li>a<ul><li>b|</li></ul></li></ul>',
    '<ul><li>a|</li></ul> → <ul><li>a|</li></ul>',
    '<ul><li>a</li><li>[b</li><li>c]</li></ul> → <ul><li>a<ul><li>[b</li><li>c]</li></ul></li></ul>',
  ],
  [
    outdent,
    '<ul><li>a<ul><li>b|</li><li>c</li></ul></li></ul> → <ul><li>a</li><li>b|<ul><li>c</li></ul></li></ul>',
    '<ol><li>a</li><li>b|</li></ol> → <ol><li>a</li></ol><p>b|</p>',
  ],
  [clearFormatting, '<h1>[a<b>b</b></h1><ul><li><u>c]</u></li></ul> → <p>[ab</p><p>c]</p>'],
  [
    enter,
    '<p>a|b</p> → <p>a</p><p>|b</p>',
    '<p>a[b]c</p> → <p>a</p><p>|c</p>',
    '<h1>a|</h1> → <h1>a</h1><p>|</p>',
    '<h1>a|b</h1> → <h1>a</h1><h1>|b</h1>',
    '<h1>|a</h1> → <p><br></p><h1>|a</h1>',
    '<ul><li>a|b<ul><li>c</li></ul></li></ul> → <ul><li>a</li><li>|b<ul><li>c</li></ul></li></ul>',
    '<ul><li>a</li><li>|</li></ul> → <ul><li>a</li></ul><p>|</p>',
    '<ul><li>a<ul><li>|</li></ul></li></ul> → <ul><li>a</li><li>|</li></ul>',
    '<blockquote><p>a</p><p>|</p></blockquote> → <blockquote><p>a</p></blockquote><p>|</p>',
    '<p><a href="https://a.it">a|b</a></p> → <p><a href="https://a.it" rel="noopener noreferrer">a</a></p><p><a href="https://a.it" rel="noopener noreferrer">|b</a></p>',
  ],
  [softEnter, '<p>a|b</p> → <p>a<br>|b</p>'],
  [
    backspace,
    '<ul><li>a</li><li>|b</li></ul> → <ul><li>a</li></ul><p>|b</p>',
    '<p>a</p><h1>|b</h1> → <p>a</p><p>|b</p>',
    '<p>a</p><blockquote><p>|b</p><p>c</p></blockquote> → <p>a</p><p>|b</p><blockquote><p>c</p></blockquote>',
    '<ul><li>a</li></ul><p>|b</p> → <ul><li>a|b</li></ul>',
    '<ul><li>a<ul><li>b</li></ul></li></ul><p>|c</p> → <ul><li>a<ul><li>b|c</li></ul></li></ul>',
  ],
  [
    cut,
    '<p>a[b</p><ul><li>c]d<ul><li>e</li></ul></li></ul> → <p>a|d</p><ul><li>e</li></ul>',
    '<ul><li>a[b</li><li>c<ul><li>d]e</li><li>f</li></ul></li></ul> → <ul><li>a|e<ul><li>f</li></ul></li></ul>',
    '<h1>[a</h1><ul><li>b]</li></ul> → <p>|</p>',
  ],
];

test.each(
  cases.flatMap(([command, ...rows]) => rows.map((row) => [command.name, row, command] as const)),
)('%s: %s', (_name, row, command) => {
  const [before = '', after] = row.split(' → ');
  const editor = editorAt(before);
  command(editor);
  expect(htmlWithCaret(editor)).toBe(after);
});

test('a canonical document is not normalised further', () => {
  fc.assert(
    fc.property(arbitraryDocument, (blocks) => {
      const document = canonicalDocument(blocks);
      const editor = createRichEditor(document);
      Editor.normalize(editor, { force: true });
      expect(editor.children).toEqual(document);
    }),
    { numRuns: 100 },
  );
});

const commands: Command[] = [
  bold,
  h2,
  bullets,
  numbers,
  toggleQuote,
  indent,
  outdent,
  enter,
  backspace,
  softEnter,
  cut,
  clearFormatting,
];

test('any commands leave a canonical document and can all be undone', () => {
  const step = fc.record({ command: fc.constantFrom(...commands), from: fc.nat(), to: fc.nat() });
  fc.assert(
    fc.property(arbitraryDocument, fc.array(step, { maxLength: 12 }), (blocks, steps) => {
      const document = canonicalDocument(blocks);
      const editor = createRichEditor(document);
      Editor.normalize(editor, { force: true });
      for (const { command, from, to } of steps) {
        const points = [...Editor.positions(editor, { at: [] })];
        const anchor = points[from % points.length];
        const focus = points[to % points.length];
        if (!anchor || !focus) continue;
        editor.select({ anchor, focus });
        command(editor);
      }
      const html = htmlOf(editor);
      expect(canonicalDocument(canonicalDocument(editor.children as never))).toEqual(
        canonicalDocument(editor.children as never),
      );
      while (editor.history.undos.length > 0) editor.undo();
      expect(editor.children).toEqual(document);
      while (editor.history.redos.length > 0) editor.redo();
      expect(htmlOf(editor)).toBe(html);
    }),
    { numRuns: 60 },
  );
});
