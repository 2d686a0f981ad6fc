import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slate-types.ts';

/** Reads the selection from the DOM: slate-react updates its own after a delay. */
export function seenSelection(editor: RichEditor): Range | null {
  const selection = window.getSelection();
  const text = ReactEditor.toDOMNode(editor, editor);
  if (!selection?.anchorNode || !text.contains(selection.anchorNode)) return null;
  return ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
}

/** A command right after a caret movement must not use the previous position. */
export function syncSelection(editor: RichEditor): void {
  const range = seenSelection(editor);
  if (range && !(editor.selection && Range.equals(range, editor.selection))) {
    Transforms.select(editor, range);
  }
}
