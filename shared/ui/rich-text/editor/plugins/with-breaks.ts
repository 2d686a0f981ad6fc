import { Editor, Element, Node, Path, type Point, Range, Transforms } from 'slate';
import { emptyParagraph } from '../../document/document.ts';
import { outdent, undressLine } from '../commands/commands.ts';

function isLine(node: Node): boolean {
  return (
    Element.isElement(node) &&
    (node.type === 'paragraph' || node.type === 'heading' || node.type === 'list-text')
  );
}

function currentLine(editor: Editor) {
  const [entry] = Editor.nodes(editor, { match: isLine });
  return entry;
}

function isFirstOfQuote(editor: Editor, path: Path): boolean {
  const parent = Node.parent(editor, path);
  return Element.isElement(parent) && parent.type === 'quote' && path.at(-1) === 0;
}

function splitHeading(editor: Editor, path: Path, caret: Point): void {
  if (Editor.isStart(editor, caret, path)) {
    Transforms.insertNodes(editor, emptyParagraph(), { at: path });
    return;
  }
  const atEnd = Editor.isEnd(editor, caret, path);
  Transforms.splitNodes(editor, { always: true });
  if (!atEnd) return;
  const next = Path.next(path);
  Transforms.unsetNodes(editor, 'level', { at: next });
  Transforms.setNodes(editor, { type: 'paragraph' }, { at: next });
}

/** The usual Enter, Shift+Enter and Backspace in lists, headings and quotes. */
export function withBreaks(editor: Editor): Editor {
  const { insertBreak, deleteBackward } = editor;

  editor.insertSoftBreak = () => editor.insertText('\n');

  editor.insertBreak = () => {
    if (editor.selection && Range.isExpanded(editor.selection)) Transforms.delete(editor);
    const [line, path] = currentLine(editor) ?? [];
    const caret = editor.selection?.anchor;
    if (!line || !path || !caret || !Element.isElement(line)) return insertBreak();
    if (line.type === 'list-text') {
      if (Editor.isEmpty(editor, line)) return outdent(editor);
      const match = (node: Node) => Element.isElement(node) && node.type === 'list-item';
      return Transforms.splitNodes(editor, { match, mode: 'lowest', always: true });
    }
    if (line.type === 'heading') return splitHeading(editor, path, caret);
    const isQuoted = path.length > 1;
    if (isQuoted && Editor.isEmpty(editor, line)) {
      undressLine(editor);
      return;
    }
    insertBreak();
  };

  editor.deleteBackward = (unit) => {
    const [line, path] = currentLine(editor) ?? [];
    const { selection } = editor;
    const isAtStart =
      path &&
      selection &&
      Range.isCollapsed(selection) &&
      Editor.isStart(editor, selection.anchor, path);
    if (isAtStart && Element.isElement(line)) {
      const isDressed =
        line.type === 'list-text' || line.type === 'heading' || isFirstOfQuote(editor, path);
      if (isDressed && undressLine(editor)) return;
    }
    deleteBackward(unit);
  };
  return editor;
}
