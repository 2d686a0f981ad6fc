import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Editor, Node, type Point, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import { fromLines, toLines } from '../document/lines.ts';
import { sanitiseToNodes } from '../html/html.ts';
import { readHtml } from '../html/read-html.ts';
import type { RichEditor } from './commands/slate-types.ts';
import { replaceDocument } from './plugins/rich-editor.ts';

/** No text has this character. */
const CARET = '\ufdd0';

/**
 * Stores what another program writes into the page, for example by `document.execCommand`: slate-react reads only the
 * input that a `beforeinput` event announces. `drawing` changes when the page must be drawn anew.
 */
export function useForeignInput(editor: RichEditor) {
  const announced = useRef<InputEvent>(undefined);
  const [drawing, setDrawing] = useState(0);
  return {
    drawing,
    noteInput(event: InputEvent) {
      announced.current = event;
    },
    readInput() {
      const isKnown = announced.current?.defaultPrevented === false;
      announced.current = undefined;
      if (isKnown) return;
      readPage(editor);
      // React cannot update nodes that another program has moved.
      flushSync(() => setDrawing(drawing + 1));
      ReactEditor.toDOMNode(editor, editor).focus();
    },
  };
}

function readPage(editor: RichEditor): void {
  const text = ReactEditor.toDOMNode(editor, editor);
  const range = getSelection()?.getRangeAt(0);
  range?.collapse();
  range?.insertNode(new Text(CARET));
  for (const element of text.querySelectorAll<HTMLElement>('[lang],[dir]')) {
    if (element.lang === text.lang) element.removeAttribute('lang');
    if (element.dir === text.dir) element.removeAttribute('dir');
  }
  const drawn = readHtml(sanitiseToNodes(text.innerHTML), { isDrawn: true });
  replaceDocument(editor, fromLines(toLines(drawn)));
  Transforms.select(editor, takeMark(editor, CARET) ?? Editor.end(editor, []));
}

/** Removes a character that marks a point. */
export function takeMark(editor: Editor, mark: string): Point | undefined {
  for (const [{ text }, path] of Node.texts(editor)) {
    const offset = text.indexOf(mark);
    if (offset < 0) continue;
    Transforms.delete(editor, { at: { path, offset }, distance: 1 });
    return { path, offset };
  }
  return undefined;
}
