import { Node, type Point, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from '../commands/slate-types.ts';
import { syncSelection } from '../commands/sync-selection.ts';

/** Letters that the browser has inserted into the page and that the document lacks. */
interface Typed {
  /** Where the first one belongs. */
  at: Point;
  dom: Text;
  letters: string;
}

export interface TypedLettersEditor {
  /** For `beforeinput`: true if the browser inserts the letter and slate-react must ignore the event. */
  acceptLetter: (event: InputEvent) => boolean;
  /** For `input`: true if the browser has inserted the accepted letter. */
  letterInserted: () => boolean;
  /** True if the event inserts a letter right after typed ones. */
  continuesLetters: (event: InputEvent) => boolean;
  /** Inserts the typed letters into the document; false if there are none. */
  takeLetters: () => boolean;
}

/**
 * Lets the browser paint a typed letter before the document takes it (decision 0097). Whoever reads the document,
 * its selection or its history finds them with all letters.
 */
export function withTypedLetters(editor: RichEditor): RichEditor {
  let accepted: Typed | undefined;
  let typed: Typed | undefined;
  const { undo, redo, splitHistory } = editor;

  Object.assign<RichEditor, TypedLettersEditor & Partial<RichEditor>>(editor, {
    acceptLetter(event) {
      const caret = caretOfLetter(event);
      const before = caret && (typed ?? startAt(editor, caret));
      accepted = undefined;
      if (!before || !isAfter(before, caret)) return false;
      accepted = { ...before, letters: before.letters + event.data };
      return true;
    },
    letterInserted() {
      if (!accepted) return false;
      // Behind the messages that wait for this frame.
      if (!typed) requestAnimationFrame(() => setTimeout(editor.takeLetters, 1));
      typed = accepted;
      accepted = undefined;
      return true;
    },
    continuesLetters(event) {
      const caret = caretOfLetter(event);
      return caret !== undefined && typed !== undefined && isAfter(typed, caret);
    },
    takeLetters() {
      if (!typed) return false;
      const { at, letters } = typed;
      typed = undefined;
      Transforms.select(editor, at);
      editor.insertText(letters);
      // The caret may have left the letters since.
      syncSelection(editor);
      return true;
    },
    undo() {
      editor.takeLetters();
      undo();
    },
    redo() {
      editor.takeLetters();
      redo();
    },
    splitHistory() {
      editor.takeLetters();
      splitHistory();
    },
  });
  takeBeforeReading(editor, 'children');
  takeBeforeReading(editor, 'selection');
  return editor;
}

function takeBeforeReading(editor: RichEditor, key: 'children' | 'selection'): void {
  let value: unknown = editor[key];
  Object.defineProperty(editor, key, {
    enumerable: true,
    get() {
      editor.takeLetters();
      return value;
    },
    set(next) {
      value = next;
    },
  });
}

interface LetterEvents
  extends Pick<WindowEventMap, 'keydown' | 'keypress' | 'beforeinput' | 'input' | 'keyup'> {
  /** Of browsers made of WebKit; React listens to it. */
  textInput: TextEvent;
}

/**
 * Handles the events of letters before React and slate-react, which do not get them: passing them through all
 * components around the text takes longer than to insert the letter (decision 0105). Any other input finds the
 * letters in the document, because slate-react ignores the range of an event, for example of a spelling
 * correction, until React has rendered the latest document. Returns the function that stops it.
 */
export function listenForLetters(editor: RichEditor): () => void {
  const text = ReactEditor.toDOMNode(editor, editor);
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  function listen<T extends keyof LetterEvents>(
    type: T,
    handles: (event: LetterEvents[T]) => boolean,
  ) {
    const listener = (event: Event) => {
      if (event.target === text && handles(event as LetterEvents[T])) event.stopPropagation();
    };
    addEventListener(type, listener, options);
  }
  const isLetterKey = (event: KeyboardEvent) =>
    isLetter(event.key) &&
    !(event.ctrlKey || event.metaKey || event.altKey || event.isComposing) &&
    !(isAndroid || ReactEditor.isComposing(editor));
  listen('keydown', isLetterKey);
  listen('keypress', isLetterKey);
  listen('textInput', ({ data }) => isLetter(data));
  listen('keyup', isLetterKey);
  listen('beforeinput', (event) => {
    if (!editor.continuesLetters(event)) editor.takeLetters();
    return editor.acceptLetter(event);
  });
  listen('input', () => editor.letterInserted());
  return () => listening.abort();
}

interface Caret {
  dom: Text;
  offset: number;
}

const isAfter = ({ dom, at, letters }: Typed, caret: Caret) =>
  caret.dom === dom && caret.offset === at.offset + letters.length;

/** Its keyboards compose words; slate-react has an input manager for them. */
const isAndroid = /Android/.test(navigator.userAgent);

const isLetter = (text: string) => /^[a-z ]$/i.test(text);

/** The caret of a letter that the browser may insert, by the same limits as in slate-react's `Editable`. */
function caretOfLetter(event: InputEvent): Caret | undefined {
  const { inputType, data, isComposing } = event;
  if (inputType !== 'insertText' || data === null || !isLetter(data)) return undefined;
  if (isComposing || isAndroid) return undefined;
  const [target] = event.getTargetRanges();
  if (!target?.collapsed || target.startOffset === 0) return undefined;
  const { startContainer: dom, startOffset: offset } = target;
  const holder = dom.parentElement;
  const isText = dom instanceof Text && holder?.hasAttribute('data-slate-string');
  return isText && !holder?.closest('a') ? { dom, offset } : undefined;
}

/** Undefined where the page does not show the document as it is. */
function startAt(editor: RichEditor, { dom, offset }: Caret): Typed | undefined {
  if (editor.marks || ReactEditor.isComposing(editor)) return undefined;
  const text = ReactEditor.toSlateNode(editor, dom);
  const path = ReactEditor.findPath(editor, text);
  const isShown =
    Node.isText(text) &&
    text.text === dom.data &&
    Node.has(editor, path) &&
    Node.get(editor, path) === text;
  return isShown ? { at: { path, offset }, dom, letters: '' } : undefined;
}
