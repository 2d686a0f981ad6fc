import { Editor, type Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { OpenedWith } from '../use-editor-code.ts';
import type { RichEditor } from './commands/slate-types.ts';

interface CaretDocument {
  caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node; offset: number } | null;
  caretRangeFromPoint?: (x: number, y: number) => globalThis.Range | null;
}

function domRangeAt(x: number, y: number): globalThis.Range | null {
  const page = document as unknown as CaretDocument;
  if (!page.caretPositionFromPoint) return page.caretRangeFromPoint?.(x, y) ?? null;
  const position = page.caretPositionFromPoint(x, y);
  if (!position) return null;
  const range = document.createRange();
  range.setStart(position.offsetNode, position.offset);
  return range;
}

function clickedRange(editor: RichEditor, { point }: OpenedWith): Range | null {
  if (!point) return null;
  const { left, top } = ReactEditor.toDOMNode(editor, editor).getBoundingClientRect();
  const range = domRangeAt(left + point.x, top + point.y);
  if (!range) return null;
  return ReactEditor.toSlateRange(editor, range, { exactMatch: false, suppressThrow: true });
}

/**
 * Sets the caret at the clicked position and inserts what was typed while the editor was loading. A person who went on
 * to another field meanwhile keeps the focus there.
 */
export function enterEditor(editor: RichEditor, openedWith: OpenedWith): void {
  const start = Editor.start(editor, []);
  const isLeft = document.activeElement !== document.body && (openedWith.keys || !openedWith.point);
  // With a change in it, the editor would take the focus later, and the page would have none for a moment.
  if (!isLeft) ReactEditor.focus(editor);
  Transforms.select(editor, clickedRange(editor, openedWith) ?? start);
  if (openedWith.keys) editor.insertText(openedWith.keys);
}
