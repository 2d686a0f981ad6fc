import { Editor, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import type { Block } from '../document/document.ts';
import type { RichEditor } from '../editor/commands/slate-types.ts';
import { createRichEditor } from '../editor/plugins/rich-editor.ts';
import { takeMark } from '../editor/use-foreign-input.ts';
import { parse, serialise } from '../html/html.ts';

/** An editor over HTML in which `|` is the caret, or `[` and `]` are the ends of the selection. */
export function editorAt(html: string): RichEditor {
  const editor = createRichEditor(parse(html));
  HistoryEditor.withoutSaving(editor, () => {
    Editor.normalize(editor, { force: true });
    const anchor = takeMark(editor, '[') ?? takeMark(editor, '|');
    const focus = takeMark(editor, ']') ?? anchor;
    if (anchor && focus) Transforms.select(editor, { anchor, focus });
  });
  return editor;
}

export function htmlOf(editor: RichEditor): string {
  return serialise(editor.children as Block[]);
}

/** The editor's content in the same notation. */
export function htmlWithCaret(editor: RichEditor): string {
  const { selection } = editor;
  if (!selection) return htmlOf(editor);
  const copy = createRichEditor(editor.children as Block[]);
  const [start, end] = Range.edges(selection);
  const marks = Range.isCollapsed(selection)
    ? [[start, '|'] as const]
    : [[end, ']'] as const, [start, '['] as const];
  for (const [at, mark] of marks) Transforms.insertText(copy, mark, { at });
  return htmlOf(copy);
}
