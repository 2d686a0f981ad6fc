import { expect, test } from '@jest/globals';
import { editorAt, htmlOf, htmlWithCaret } from '../../testing/editor-at.ts';
import { toggleMark } from './commands.ts';
import { insertLines } from './insert-lines.ts';

function clockedEditor(html: string) {
  const clock = { now: 0 };
  return { clock, editor: editorAt(html, () => clock.now) };
}

test('merges what is typed within a second, and starts a new step after it', async () => {
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

test('makes a step of its own of formatting, whenever it happens', () => {
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

test('makes one step of a paste', () => {
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

test('keeps a hundred steps and forgets the oldest', async () => {
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

test('drops what was undone as soon as something new is written', () => {
  const { editor } = clockedEditor('<p>|</p>');
  editor.insertText('a');
  editor.undo();
  editor.insertText('b');
  expect(editor.redos).toEqual([]);
  editor.redo();
  expect(htmlOf(editor)).toBe('<p>b</p>');
});

test('leaves a moved caret out of the history', () => {
  const { editor } = clockedEditor('<p>ab|</p>');
  editor.move({ reverse: true });
  expect(editor.undos).toEqual([]);
});
