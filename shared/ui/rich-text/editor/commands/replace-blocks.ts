import { Editor, Path, type Point, Transforms } from 'slate';
import type { Block, BlockElement } from '../../document/document.ts';
import { fromLines, holdsText, type Line, toLines } from '../../document/lines.ts';
import './slate-types.ts';

/** A caret position relative to its line, which stays valid when the tree is rebuilt. */
interface LinePoint {
  line: number;
  path: Path;
  offset: number;
}

function pathsWithin(element: BlockElement, path: Path): Path[] {
  if (holdsText(element)) return [path];
  return element.children.flatMap((child, index) => pathsWithin(child, [...path, index]));
}

/** The path of each line of a range of top blocks, in the order of `toLines`. */
export function linePaths(editor: Editor, from: number, to: number): Path[] {
  const blocks = editor.children.slice(from, to + 1) as BlockElement[];
  return blocks.flatMap((block, index) => pathsWithin(block, [from + index]));
}

function toLinePoint(paths: readonly Path[], { path, offset }: Point): LinePoint | undefined {
  const line = paths.findIndex((start) => Path.isAncestor(start, path));
  const start = paths[line];
  return start && { line, path: path.slice(start.length), offset };
}

function toPoint(
  editor: Editor,
  paths: readonly Path[],
  at: LinePoint | undefined,
): Point | undefined {
  const start = at && paths[at.line];
  if (!at || !start) return undefined;
  const point = { path: [...start, ...at.path], offset: at.offset };
  return Editor.hasPath(editor, point.path) ? point : Editor.end(editor, start);
}

/** Replaces top blocks by others with the same lines in the same order; the selection keeps its text. */
export function replaceBlocks(editor: Editor, from: number, to: number, blocks: Block[]): void {
  const before = linePaths(editor, from, to);
  const { selection } = editor;
  const anchor = selection && toLinePoint(before, selection.anchor);
  const focus = selection && toLinePoint(before, selection.focus);
  Editor.withoutNormalizing(editor, () => {
    for (let index = to; index >= from; index -= 1) Transforms.removeNodes(editor, { at: [index] });
    Transforms.insertNodes(editor, blocks, { at: [from] });
    const after = linePaths(editor, from, from + blocks.length - 1);
    const newAnchor = toPoint(editor, after, anchor ?? undefined);
    const newFocus = toPoint(editor, after, focus ?? undefined);
    if (newAnchor && newFocus) Transforms.select(editor, { anchor: newAnchor, focus: newFocus });
  });
}

interface SelectedRange {
  from: number;
  to: number;
  lines: Line[];
  first: number;
  last: number;
}

function selectedRange(editor: Editor): SelectedRange | undefined {
  if (!editor.selection) return undefined;
  const [start, end] = Editor.edges(editor, editor.selection);
  const from = start.path[0] ?? 0;
  const to = end.path[0] ?? from;
  const paths = linePaths(editor, from, to);
  const lineAt = (point: Point) => paths.findIndex((path) => Path.isAncestor(path, point.path));
  const lines = toLines(editor.children.slice(from, to + 1) as BlockElement[]);
  const first = lineAt(start);
  const last = lineAt(end);
  // A selection that ends before the first character of a line does not include that line.
  const isHanging = last > first && Editor.isStart(editor, end, paths[last] ?? []);
  return { from, to, lines, first, last: isHanging ? last - 1 : last };
}

export function selectedLines(editor: Editor): Line[] {
  const range = selectedRange(editor);
  return range ? range.lines.slice(range.first, range.last + 1) : [];
}

/** Changes the selected lines; other lines of the same top blocks stay unchanged. */
export function rewriteSelectedLines(
  editor: Editor,
  rewrite: (line: Line, above: Line | undefined) => Line,
): void {
  const range = selectedRange(editor);
  if (!range) return;
  const rewritten: Line[] = [];
  for (const [index, line] of range.lines.entries()) {
    const isSelected = index >= range.first && index <= range.last;
    rewritten.push(isSelected ? rewrite(line, rewritten.at(-1)) : line);
  }
  replaceBlocks(editor, range.from, range.to, fromLines(rewritten));
}
