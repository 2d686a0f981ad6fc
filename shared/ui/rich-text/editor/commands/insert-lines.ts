import { type Descendant, Editor, Node, Path, type Point, Range, Transforms } from 'slate';
import { HistoryEditor } from 'slate-history';
import { isText, toAtoms, toChildren } from '../../document/atoms.ts';
import type { BlockElement, Inline } from '../../document/document.ts';
import { fromLines, type Line, type LineFormat, toLines } from '../../document/lines.ts';
import { linePaths } from './replace-blocks.ts';

function join(...parts: Inline[][]): Inline[] {
  return toChildren(parts.flatMap((part) => toAtoms(part)));
}

function isBlank(children: readonly Inline[]): boolean {
  return toAtoms(children).every((atom) => isText(atom) && atom.text === '');
}

/** Lines inserted into a list become its items. */
function formatWithin(current: LineFormat, format: LineFormat): LineFormat {
  if (current.type !== 'item') return format;
  if (format.type !== 'item') return current;
  return { type: 'item', lists: [...current.lists.slice(0, -1), ...format.lists] };
}

/** The lines that replace one line after others are inserted at the caret. */
function withLinesInside(
  current: Line,
  before: Inline[],
  after: Inline[],
  pasted: readonly Line[],
): Line[] {
  const adapted = pasted.map((line): Line => {
    const { quote = line.quote } = current;
    const format = formatWithin(current.format, line.format);
    return { ...line, format, ...(quote && { quote }) };
  });
  const first = adapted[0];
  const last = adapted.at(-1);
  if (!first || !last) return [{ ...current, children: join(before, after) }];
  const isPlain = first.quote === current.quote && pasted[0]?.format.type === 'paragraph';
  const keepsFormatting = isPlain || !isBlank(before);
  const opening: Line = {
    ...(keepsFormatting ? current : first),
    children: join(before, first.children),
  };
  if (adapted.length === 1) return [{ ...opening, children: join(opening.children, after) }];
  const closing: Line = { ...last, children: join(last.children, after) };
  return [opening, ...adapted.slice(1, -1), closing];
}

/** The point in a line with exactly this much content after it; of two such points the first. */
function pointBefore(editor: Editor, line: Path, after: readonly Inline[]): Point {
  const atoms = toAtoms(after);
  let letters = atoms.reduce((sum, atom) => sum + (isText(atom) ? atom.text.length : 0), 0);
  let pictures = atoms.filter((atom) => !isText(atom)).length;
  let found: Point | undefined;
  for (const [{ text }, path] of Node.texts(Node.get(editor, line), { reverse: true })) {
    const at = [...line, ...path];
    if (Editor.void(editor, { at })) {
      if (found) break;
      pictures -= 1;
    } else if (pictures <= 0 && letters <= text.length) {
      found = { path: at, offset: text.length - letters };
      if (found.offset > 0) break;
      letters = 0;
    } else letters -= text.length;
  }
  return found ?? Editor.start(editor, line);
}

/** Inserts lines at the caret as one step of the history. */
export function insertLines(editor: Editor, pasted: readonly Line[]): void {
  if (pasted.length > 0) HistoryEditor.withNewBatch(editor, () => replaceLine(editor, pasted));
}

function replaceLine(editor: Editor, pasted: readonly Line[]): void {
  if (!editor.selection) return;
  if (Range.isExpanded(editor.selection)) Transforms.delete(editor);
  const caret = editor.selection.anchor;
  const top = caret.path[0] ?? 0;
  const paths = linePaths(editor, top, top);
  const index = paths.findIndex((path) => Path.isAncestor(path, caret.path));
  const at = paths[index];
  const lines = toLines([editor.children[top] as BlockElement]);
  const current = lines[index];
  if (!at || !current) return;
  const [start, end] = Editor.edges(editor, at);
  const cut = (anchor: Point, focus: Point): Inline[] => {
    const relative = (point: Point) => ({ ...point, path: point.path.slice(at.length) });
    const range = { anchor: relative(anchor), focus: relative(focus) };
    return Node.fragment(Node.get(editor, at) as BlockElement, range) as Inline[];
  };
  const after = cut(caret, end);
  const inserted = withLinesInside(current, cut(start, caret), after, pasted);
  const blocks = fromLines([...lines.slice(0, index), ...inserted, ...lines.slice(index + 1)]);
  Editor.withoutNormalizing(editor, () => {
    Transforms.removeNodes(editor, { at: [top] });
    Transforms.insertNodes(editor, blocks as Descendant[], { at: [top] });
    const newPaths = linePaths(editor, top, top + blocks.length - 1);
    const last = newPaths[index + inserted.length - 1];
    if (last) Transforms.select(editor, pointBefore(editor, last, after));
  });
}
