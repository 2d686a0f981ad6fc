import { Range, Transforms } from 'slate';
import { ReactEditor } from 'slate-react';
import type { RichEditor } from './slate-types.ts';

/** slate-react hears of a moved caret a moment later; a command that comes at once must not act on the old place. */
export function syncSelection(editor: RichEditor): void {
  const selection = window.getSelection();
  const text = ReactEditor.toDOMNode(editor, editor);
  if (!selection?.anchorNode || !text.contains(selection.anchorNode)) return;
  const range = ReactEditor.toSlateRange(editor, selection, {
    exactMatch: false,
    suppressThrow: true,
  });
  if (range && !(editor.selection && Range.equals(range, editor.selection))) {
    Transforms.select(editor, range);
  }
}
