import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slate-types.ts';

/** Where the caret is on the screen: slate-react hears of a moved caret a moment later. */
export function seenSelection(editor: RichEditor): Range | null {
  const selection = window.getSelection();
  const text = ReactEditor.toDOMNode(editor, editor);
  if (!selection?.anchorNode || !text.contains(selection.anchorNode)) return null;
  return ReactEditor.toSlateRange(editor, selection, { exactMatch: false, suppressThrow: true });
}

/** A command that comes at once must not act on the place where the caret was before. */
export function syncSelection(editor: RichEditor): void {
  const range = seenSelection(editor);
  if (range && !(editor.selection && Range.equals(range, editor.selection))) {
    Transforms.select(editor, range);
  }
}
