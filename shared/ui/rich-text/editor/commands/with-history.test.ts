import { expect, test } from '@jest/globals';
import { editorAt, htmlOf, htmlWithCaret } from '../../testing/editor-at.ts';
import { toggleMark } from './commands.ts';
import { insertLines } from './insert-lines.ts';

function clockedEditor(html: string) {
  const clock = { now: 0 };
  return { clock, editor: editorAt(html, () => clock.now) };
}

test('letters typed within a second are one step', async () => {
  const { clock, editor } = clockedEditor('<p>|</p>');
  for (const [letter, at] of [
    ['a', 0],
    ['b', 400],
    ['c', 999],
    ['d', 1000],
    ['e', 1900],
  ] as const) {
    clock.now = at;
    editor.insertText(letter);
    await Promise.resolve();
  }
  expect(editor.undos).toHaveLength(2);
  editor.undo();
  expect(htmlOf(editor)).toBe('<p>abc</p>');
  editor.undo();
  expect(htmlOf(editor)).toBe('');
  editor.redo();
  editor.redo();
  expect(htmlWithCaret(editor)).toBe('<p>abcde|</p>');
});

test('formatting is a separate step', () => {
  const { editor } = clockedEditor('<p>[a]</p>');
  editor.insertText('b');
  editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 0], offset: 1 } });
  toggleMark(editor, 'bold');
  editor.collapse({ edge: 'end' });
  editor.insertText('c');
  expect(editor.undos).toHaveLength(3);
  editor.undo();
  expect(htmlOf(editor)).toBe('<p><strong>b</strong></p>');
  editor.undo();
  expect(htmlOf(editor)).toBe('<p>b</p>');
});

test('a paste is one step', () => {
  const { editor } = clockedEditor('<p>a|</p>');
  editor.insertText('b');
  insertLines(editor, [
    { format: { type: 'paragraph' }, children: [{ text: 'c' }] },
    { format: { type: 'paragraph' }, children: [{ text: 'd' }] },
  ]);
  editor.insertText('e');
  editor.undo();
  expect(htmlWithCaret(editor)).toBe('<p>abc</p><p>d|</p>');
  editor.undo();
  expect(htmlWithCaret(editor)).toBe('<p>ab|</p>');
});

test('a hundred steps are kept', async () => {
  const { clock, editor } = clockedEditor('<p>|</p>');
  for (let step = 0; step < 130; step += 1) {
    clock.now += 1500;
    editor.insertText('x');
    await Promise.resolve();
  }
  expect(editor.undos).toHaveLength(100);
  while (editor.undos.length > 0) editor.undo();
  expect(htmlOf(editor)).toBe(`<p>${'x'.repeat(30)}</p>`);
});

test('an edit after an undo clears the redo steps', () => {
  const { editor } = clockedEditor('<p>|</p>');
  editor.insertText('a');
  editor.undo();
  editor.insertText('b');
  expect(editor.redos).toEqual([]);
  editor.redo();
  expect(htmlOf(editor)).toBe('<p>b</p>');
});

test('a caret movement is no step', () => {
  const { editor } = clockedEditor('<p>ab|</p>');
  editor.move({ reverse: true });
  expect(editor.undos).toEqual([]);
});
