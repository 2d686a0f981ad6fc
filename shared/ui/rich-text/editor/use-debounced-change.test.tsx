import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useRef } from 'react';
import type { Operation } from 'slate';
import { useDebouncedChange } from './use-debounced-change.ts';

beforeEach(() => void jest.useFakeTimers());

const letter: Operation = { type: 'insert_text', path: [0, 0], offset: 0, text: 'a' };
const split: Operation = { type: 'split_node', path: [0], position: 1, properties: {} };

/** A field that counts its edits. */
function Field({ editor, onNotify }: { editor: EventTarget; onNotify: (count: number) => void }) {
  const count = useRef(0);
  const { handleOperations, handleKeyDown } = useDebouncedChange(() => onNotify(count.current));
  useEffect(() => {
    const edit = (event: Event) => {
      count.current += 1;
      handleOperations([(event as CustomEvent<Operation>).detail]);
    };
    editor.addEventListener('edit', edit);
    return () => editor.removeEventListener('edit', edit);
  }, [editor, handleOperations]);
  return <input aria-label="testo" onKeyDown={handleKeyDown} />;
}

function setUp() {
  const editor = new EventTarget();
  const notified = jest.fn<(count: number) => void>();
  const { unmount } = render(<Field editor={editor} onNotify={notified} />);
  const edit = (detail: Operation) =>
    void editor.dispatchEvent(new CustomEvent('edit', { detail }));
  return { notified, unmount, type: () => edit(letter), split: () => edit(split) };
}

const field = () => screen.getByLabelText('testo');

test('the first letter notifies at once, the letters after it together', () => {
  const { notified, type } = setUp();
  for (let count = 0; count < 4; count += 1) type();
  expect(notified.mock.calls).toEqual([[1]]);
  jest.advanceTimersByTime(300);
  expect(notified.mock.calls).toEqual([[1], [4]]);
  jest.advanceTimersByTime(10_000);
  expect(notified).toHaveBeenCalledTimes(2);
});

test('typing without a pause notifies every 0.3 s', () => {
  const { notified, type } = setUp();
  for (let time = 0; time < 3_000; time += 100) {
    type();
    jest.advanceTimersByTime(100);
  }
  expect(notified.mock.calls.length).toBeGreaterThanOrEqual(10);
  expect(notified).toHaveBeenLastCalledWith(30);
});

test('an edit other than a letter notifies at once', () => {
  const { notified, type, split } = setUp();
  type();
  type();
  split();
  expect(notified.mock.calls).toEqual([[1], [3]]);
});

test.each<[string, (unmount: () => void) => void]>([
  ['a key other than a letter', () => fireEvent.keyDown(field(), { key: 'F2' })],
  ['a command key', () => fireEvent.keyDown(field(), { key: 's', ctrlKey: true })],
  ['a blur', () => fireEvent.blur(field())],
  ['a navigation', () => fireEvent(window, new Event('wabu:leaving'))],
  [
    'the page is hidden',
    () => fireEvent(document, new Event('visibilitychange', { bubbles: true })),
  ],
  ['the page is closed', () => fireEvent(window, new Event('pagehide'))],
  ['the editor unmounts', (unmount) => unmount()],
])('a pending change is flushed before: %s', (_what, happen) => {
  const { notified, type, unmount } = setUp();
  type();
  type();
  expect(notified).toHaveBeenLastCalledWith(1);
  happen(unmount);
  expect(notified).toHaveBeenLastCalledWith(2);
});

test('a letter key does not flush', () => {
  const { notified, type } = setUp();
  type();
  type();
  fireEvent.keyDown(field(), { key: 'b' });
  expect(notified).toHaveBeenCalledTimes(1);
});
