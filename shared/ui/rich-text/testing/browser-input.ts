import { fireEvent } from '@testing-library/react';

/**
 * Gives jsdom what slate-react asks of a browser before it handles `beforeinput`. Call it before the editor's code
 * is loaded.
 */
export function supportBeforeInput(): void {
  Object.defineProperty(InputEvent.prototype, 'getTargetRanges', {
    configurable: true,
    value: () => {
      const selection = getSelection();
      return selection?.rangeCount ? [selection.getRangeAt(0)] : [];
    },
  });
}

/** Sends an event of input to the focused editor; false if it was cancelled. */
export function beforeInput(inputType: string, data: string | null = null): boolean {
  const { activeElement } = document;
  const init = { inputType, data, bubbles: true, cancelable: true };
  return activeElement ? fireEvent(activeElement, new InputEvent('beforeinput', init)) : false;
}

/** Types a letter at the caret like a browser: it inserts the letter itself unless the editor cancels the event. */
export function typeLetter(letter: string): void {
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
export function setCaret(offset: number): void {
  const text = document.activeElement?.querySelector('[data-slate-string]')?.firstChild;
  if (text) getSelection()?.collapse(text, offset);
}
