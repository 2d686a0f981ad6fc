import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { startI18n } from '@wabu/shared/i18n';
import { useState } from 'react';
import { RichText } from '../../rich-text.tsx';

/** What slate-react asks of a browser before it handles `beforeinput`: the editor's code is loaded later. */
Object.defineProperty(InputEvent.prototype, 'getTargetRanges', {
  configurable: true,
  value: () => {
    const selection = getSelection();
    return selection?.rangeCount ? [selection.getRangeAt(0)] : [];
  },
});

/** Sends an event of input to the focused editor; false if it was cancelled. */
function beforeInput(inputType: string, data: string | null = null): boolean {
  const { activeElement } = document;
  const init = { inputType, data, bubbles: true, cancelable: true };
  return activeElement ? fireEvent(activeElement, new InputEvent('beforeinput', init)) : false;
}

/** Types a letter at the caret like a browser: it inserts the letter itself unless the editor cancels the event. */
function typeLetter(letter: string): void {
  if (!beforeInput('insertText', letter)) return;
  const selection = getSelection();
  const text = selection?.anchorNode;
  if (!(text instanceof Text) || !document.activeElement) throw new Error('No caret in a text');
  const offset = selection?.anchorOffset ?? 0;
  text.insertData(offset, letter);
  selection?.collapse(text, offset + 1);
  const init = { inputType: 'insertText', data: letter, bubbles: true };
  fireEvent(document.activeElement, new InputEvent('input', init));
}

/** Sets the caret into the first text of the focused editor. */
function setCaret(offset: number): void {
  const text = document.activeElement?.querySelector('[data-slate-string]')?.firstChild;
  if (text) getSelection()?.collapse(text, offset);
}

const onChange = jest.fn<(html: string) => void>();
const onKey = jest.fn<(key: string) => void>();
beforeEach(async () => {
  onChange.mockClear();
  onKey.mockClear();
  await startI18n('it');
});

function Field() {
  const [value, setValue] = useState('<p>lago</p>');
  return (
    <>
      <RichText
        label="Contenuto"
        language="it"
        value={value}
        onChange={(html) => {
          onChange(html);
          setValue(html);
        }}
      />
      <button type="button" onClick={() => setValue('<p>altro</p>')}>
        sostituisci
      </button>
    </>
  );
}

/** An editor with the caret at the end of «lago». */
async function openField() {
  const { unmount } = render(
    // biome-ignore lint/a11y/noStaticElementInteractions: sees the keys that pass through React
    <div onKeyDown={({ key }) => onKey(key)}>
      <Field />
    </div>,
  );
  act(() => screen.getByRole('textbox', { name: 'Contenuto' }).focus());
  await screen.findByRole('toolbar');
  const text = screen.getByRole('textbox', { name: 'Contenuto' });
  await waitFor(() => expect(text).toHaveFocus());
  setCaret(4);
  return { text, unmount };
}

const stored = () => onChange.mock.calls.at(-1)?.[0];

test('letters are on the page at once and in the document after the paint', async () => {
  const { text } = await openField();
  typeLetter('h');
  typeLetter('i');
  expect(text).toHaveTextContent('lagohi');
  expect(onChange).not.toHaveBeenCalled();
  await waitFor(() => expect(stored()).toBe('<p>lagohi</p>'));
  expect(text).toHaveTextContent('lagohi');
});

test.each<[string, (parts: { text: HTMLElement; unmount: () => void }) => void]>([
  ['a blur', ({ text }) => fireEvent.blur(text)],
  ['the editor unmounts', ({ unmount }) => unmount()],
])('nothing typed is lost: %s', async (_what, happen) => {
  const parts = await openField();
  typeLetter('s');
  happen(parts);
  expect(stored()).toBe('<p>lagos</p>');
});

test('plain letters do not pass through React, all other keys do', async () => {
  const { text } = await openField();
  for (const key of ['s', ' ', 'è', 'Enter']) fireEvent.keyDown(text, { key });
  fireEvent.keyDown(text, { key: 's', ctrlKey: true });
  expect(onKey.mock.calls.flat()).toEqual(['è', 'Enter', 's']);
});

test('a command right after a letter finds the letter', async () => {
  await openField();
  typeLetter('s');
  fireEvent.click(screen.getByRole('button', { name: 'Titolo 2' }));
  await waitFor(() => expect(stored()).toBe('<h2>lagos</h2>'));
});

test('a letter is undone right after it', async () => {
  const { text } = await openField();
  typeLetter('s');
  fireEvent.keyDown(text, { key: 'z', code: 'KeyZ', ctrlKey: true });
  await waitFor(() => expect(text).toHaveTextContent(/^lago$/));
});

test('a line break right after a letter stands behind it', async () => {
  await openField();
  typeLetter('s');
  beforeInput('insertParagraph');
  await waitFor(() => expect(stored()).toBe('<p>lagos</p><p><br></p>'));
});

test('a letter elsewhere goes where the caret is', async () => {
  await openField();
  typeLetter('s');
  setCaret(2);
  typeLetter('x');
  await waitFor(() => expect(stored()).toBe('<p>laxgos</p>'));
});

test('a letter before another one is inserted by the editor', async () => {
  await openField();
  setCaret(0);
  expect(beforeInput('insertText', 's')).toBe(false);
  await waitFor(() => expect(stored()).toBe('<p>slago</p>'));
});

test('a text from outside replaces a letter, which undo brings back', async () => {
  const { text } = await openField();
  typeLetter('s');
  fireEvent.click(screen.getByRole('button', { name: 'sostituisci' }));
  await waitFor(() => expect(text).toHaveTextContent(/^altro$/));
  fireEvent.click(screen.getByRole('button', { name: 'Annulla modifica' }));
  await waitFor(() => expect(stored()).toBe('<p>lagos</p>'));
});
