import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import type { Operation } from 'slate';
import { useDebouncedChange } from './use-debounced-change.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const letter: Operation = { type: 'insert_text', path: [0, 0], offset: 0, text: 'a' };
const split: Operation = { type: 'split_node', path: [0], position: 1, properties: {} };

/** A field whose text is how many edits were made. */
function Field({ editor, onTold }: { editor: EventTarget; onTold: (count: number) => void }) {
  const count = useRef(0);
  const { heard, pressed } = useDebouncedChange(() => onTold(count.current));
  useEffect(() => {
    const edit = (event: Event) => {
      count.current += 1;
      heard([(event as CustomEvent<Operation>).detail]);
    };
    editor.addEventListener('edit', edit);
    return () => editor.removeEventListener('edit', edit);
  }, [editor, heard]);
  return <input aria-label="testo" onKeyDown={pressed} />;
}

function setUp() {
  const editor = new EventTarget();
  const told = jest.fn<(count: number) => void>();
  const { unmount } = render(<Field editor={editor} onTold={told} />);
  const edit = (detail: Operation) =>
    void editor.dispatchEvent(new CustomEvent('edit', { detail }));
  return { told, unmount, type: () => edit(letter), split: () => edit(split) };
}

const field = () => screen.getByLabelText('testo');

test('the first letter is told at once, those after it together', () => {
  const { told, type } = setUp();
  for (let count = 0; count < 4; count += 1) type();
  expect(told.mock.calls).toEqual([[1]]);
  jest.advanceTimersByTime(300);
  expect(told.mock.calls).toEqual([[1], [4]]);
  jest.advanceTimersByTime(10_000);
  expect(told).toHaveBeenCalledTimes(2);
});

test('who types without a pause is still heard every 0.3 s', () => {
  const { told, type } = setUp();
  for (let time = 0; time < 3_000; time += 100) {
    type();
    jest.advanceTimersByTime(100);
  }
  expect(told.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(told).toHaveBeenLastCalledWith(30);
});

test('more than a letter is told at once', () => {
  const { told, type, split } = setUp();
  type();
  type();
  split();
  expect(told.mock.calls).toEqual([[1], [3]]);
});

test.each<[string, (unmount: () => void) => void]>([
  ['a key that is no letter', () => fireEvent.keyDown(field(), { key: 'F2' })],
  ['a command', () => fireEvent.keyDown(field(), { key: 's', ctrlKey: true })],
  ['a focus that moves', () => fireEvent.blur(field())],
  ['the way back', () => fireEvent.popState(window)],
  [
    'a tab that is hidden',
    () => fireEvent(document, new Event('visibilitychange', { bubbles: true })),
  ],
  ['a page that ends', () => fireEvent(window, new Event('pagehide'))],
  ['the end of the editor', (unmount) => unmount()],
])('before %s acts, all is told', (_what, happen) => {
  const { told, type, unmount } = setUp();
  type();
  type();
  expect(told).toHaveBeenLastCalledWith(1);
  happen(unmount);
  expect(told).toHaveBeenLastCalledWith(2);
});

test('a letter of a key tells nothing early', () => {
  const { told, type } = setUp();
  type();
  type();
  fireEvent.keyDown(field(), { key: 'b' });
  expect(told).toHaveBeenCalledTimes(1);
});
