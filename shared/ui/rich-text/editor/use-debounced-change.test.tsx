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

test('letters notify together, in a pause soon after the first', () => {
  const { notified, type } = setUp();
  for (let count = 0; count < 4; count += 1) type();
  expect(notified).not.toHaveBeenCalled();
  jest.advanceTimersByTime(300);
  expect(notified.mock.calls).toEqual([[4]]);
  type();
  jest.advanceTimersByTime(10_000);
  expect(notified.mock.calls).toEqual([[4], [5]]);
});

test('an edit other than a letter notifies at once', () => {
  const { notified, type, split } = setUp();
  type();
  split();
  expect(notified.mock.calls).toEqual([[2]]);
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
  ['a question about closing', () => fireEvent(window, new Event('beforeunload'))],
  ['the editor unmounts', (unmount) => unmount()],
])('a pending change is flushed before: %s', (_what, happen) => {
  const { notified, type, unmount } = setUp();
  type();
  happen(unmount);
  expect(notified.mock.calls).toEqual([[1]]);
});

test('a letter key does not flush', () => {
  const { notified, type } = setUp();
  type();
  fireEvent.keyDown(field(), { key: 'b' });
  expect(notified).not.toHaveBeenCalled();
});

test('only a page with a letter that the form has not got yet asks before it closes', () => {
  const { type } = setUp();
  // `fireEvent` returns false for a prevented event.
  const closes = () => fireEvent(window, new Event('beforeunload', { cancelable: true }));
  expect(closes()).toBe(true);
  type();
  expect(closes()).toBe(false);
  expect(closes()).toBe(true);
});
