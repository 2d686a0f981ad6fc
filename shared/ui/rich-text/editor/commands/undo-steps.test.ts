import { beforeEach, expect, jest, test } from '@jest/globals';
import { editorAt, htmlOf, htmlWithCaret } from '../../testing/editor-at.ts';
import { toggleMark } from './commands.ts';
import { insertLines } from './insert-lines.ts';

beforeEach(() => void jest.useFakeTimers());

const nextTask = () => Promise.resolve();

test('letters typed within a second are one step', async () => {
  const editor = editorAt('<p>|</p>');
  for (const [letter, pause] of [
    ['a', 400],
    ['b', 599],
    ['c', 1],
    ['d', 900],
    ['e', 0],
  ] as const) {
    editor.insertText(letter);
    await nextTask();
    jest.advanceTimersByTime(pause);
  }
  expect(editor.history.undos).toHaveLength(2);
  editor.undo();
  expect(htmlOf(editor)).toBe('<p>abc</p>');
  editor.undo();
  expect(htmlOf(editor)).toBe('');
  editor.redo();
  editor.redo();
  expect(htmlWithCaret(editor)).toBe('<p>abcde|</p>');
});

test('formatting is a separate step', async () => {
  const editor = editorAt('<p>[a]</p>');
  editor.insertText('b');
  editor.select({ anchor: { path: [0, 0], offset: 0 }, focus: { path: [0, 0], offset: 1 } });
  toggleMark(editor, 'bold');
  editor.collapse({ edge: 'end' });
  await nextTask();
  editor.insertText('c');
  expect(editor.history.undos).toHaveLength(3);
  editor.undo();
  expect(htmlOf(editor)).toBe('<p><strong>b</strong></p>');
  editor.undo();
  expect(htmlOf(editor)).toBe('<p>b</p>');
});

test('a paste is one step', async () => {
  const editor = editorAt('<p>a|</p>');
  editor.insertText('b');
  insertLines(editor, [
    { format: { type: 'paragraph' }, children: [{ text: 'c' }] },
    { format: { type: 'paragraph' }, children: [{ text: 'd' }] },
  ]);
  await nextTask();
  editor.insertText('e');
  editor.undo();
  expect(htmlWithCaret(editor)).toBe('<p>abc</p><p>d|</p>');
  editor.undo();
  expect(htmlWithCaret(editor)).toBe('<p>ab|</p>');
});

test('a hundred steps are kept', async () => {
  const editor = editorAt('<p>|</p>');
  for (let step = 0; step < 130; step += 1) {
    jest.advanceTimersByTime(1500);
    editor.insertText('x');
    await nextTask();
  }
  expect(editor.history.undos).toHaveLength(100);
  while (editor.history.undos.length > 0) editor.undo();
  expect(htmlOf(editor)).toBe(`<p>${'x'.repeat(30)}</p>`);
});

test('a letter right after an undo is a step of its own', async () => {
  const editor = editorAt('<p>|</p>');
  for (const letter of ['a', 'b', 'c']) {
    editor.insertText(letter);
    await nextTask();
    if (letter === 'b') editor.undo();
    else jest.advanceTimersByTime(1500);
  }
  expect(htmlOf(editor)).toBe('<p>ac</p>');
  expect(editor.history.redos).toEqual([]);
  editor.undo();
  expect(htmlWithCaret(editor)).toBe('<p>a|</p>');
});
