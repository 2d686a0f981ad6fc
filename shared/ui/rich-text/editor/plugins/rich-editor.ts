import { createEditor, Editor, Transforms } from 'slate';
import { withReact } from 'slate-react';
import type { RichDocument } from '../../document/document.ts';
import type { RichEditor } from '../commands/slate-types.ts';
import { asOneStep, withUndoSteps } from '../commands/undo-steps.ts';
import { withBreaks } from './with-breaks.ts';
import { withSchema } from './with-schema.ts';

export function createRichEditor(document: RichDocument): RichEditor {
  const editor = withBreaks(withSchema(withReact(withUndoSteps(createEditor()))));
  editor.children = document;
  // A long text renders in chunks: a letter renders one, and React looks at the others by chunk, not by block.
  editor.getChunkSize = (node) => (Editor.isEditor(node) ? 16 : null);
  return editor;
}

/** Replaces the document, as a step that can be undone. */
export function replaceDocument(editor: RichEditor, document: RichDocument): void {
  asOneStep(editor, () => {
    for (let index = editor.children.length - 1; index >= 0; index -= 1) {
      Transforms.removeNodes(editor, { at: [index] });
    }
    Transforms.insertNodes(editor, document, { at: [0] });
  });
}
