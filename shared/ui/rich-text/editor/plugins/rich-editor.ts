import { createEditor, Editor, Transforms } from 'slate';
import { withReact } from 'slate-react';
import type { RichDocument } from '../../document/document.ts';
import type { RichEditor } from '../commands/slate-types.ts';
import { asOneStep, withHistory } from '../commands/with-history.ts';
import { withBreaks } from './with-breaks.ts';
import { withSchema } from './with-schema.ts';

/** An editor over a document, with our history, our schema and our keys. */
export function createRichEditor(document: RichDocument, now?: () => number): RichEditor {
  const editor = withBreaks(withSchema(withReact(withHistory(createEditor(), now)) as Editor));
  editor.children = document;
  // A long text is drawn in chunks, so that a letter redraws one of them and not the list of all.
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? 100 : null);
  return editor;
}

/** Puts another document in place of this one, as a step that can be undone. */
export function replaceDocument(editor: RichEditor, document: RichDocument): void {
  asOneStep(editor, () => {
    Transforms.deselect(editor);
    for (let index = editor.children.length - 1; index >= 0; index -= 1) {
      Transforms.removeNodes(editor, { at: [index] });
    }
    Transforms.insertNodes(editor, document, { at: [0] });
  });
}
