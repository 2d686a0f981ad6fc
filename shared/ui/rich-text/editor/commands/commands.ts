import { Editor, Element, Text, Transforms } from 'slate';
import { richTextListDepth } from '../../../../entities/rich-text/rules.ts';
import { type HeadingLevel, type ToggledMark, toggledMarks } from '../../document/document.ts';
import type { Line, ListFacts, QuoteFacts } from '../../document/lines.ts';
import { rewriteSelectedLines, selectedLines } from './replace-blocks.ts';
import { asOneStep } from './undo-steps.ts';

export function isMarked(editor: Editor, mark: ToggledMark): boolean {
  return Editor.marks(editor)?.[mark] === true;
}

export function toggleMark(editor: Editor, mark: ToggledMark): void {
  asOneStep(editor, () => {
    if (isMarked(editor, mark)) Editor.removeMark(editor, mark);
    else Editor.addMark(editor, mark, true);
  });
}

/** The toolbar's pressed buttons: the formats of every selected line. */
export interface LineState {
  heading?: HeadingLevel;
  list?: 'ordered' | 'bulleted';
  isQuote: boolean;
}

function headingOf({ format }: Line): HeadingLevel | undefined {
  return format.type === 'heading' ? format.level : undefined;
}

function listOf({ format }: Line): LineState['list'] {
  if (format.type !== 'item') return undefined;
  return format.lists.at(-1)?.ordered ? 'ordered' : 'bulleted';
}

function shared<Value>(values: readonly Value[]): Value | undefined {
  return values.every((value) => value === values[0]) ? values[0] : undefined;
}

export function lineState(editor: Editor): LineState {
  const lines = selectedLines(editor);
  return {
    heading: shared(lines.map(headingOf)),
    list: shared(lines.map(listOf)),
    isQuote: lines.length > 0 && lines.every((line) => line.quote),
  };
}

export function toggleHeading(editor: Editor, level: HeadingLevel): void {
  const isOn = lineState(editor).heading === level;
  asOneStep(editor, () =>
    rewriteSelectedLines(editor, (line) => ({
      ...line,
      format: isOn ? { type: 'paragraph' } : { type: 'heading', level },
    })),
  );
}

export function toggleList(editor: Editor, list: 'ordered' | 'bulleted'): void {
  const isOn = lineState(editor).list === list;
  const own: ListFacts = { ordered: list === 'ordered' };
  asOneStep(editor, () =>
    rewriteSelectedLines(editor, (line) => {
      if (isOn) return { ...line, format: { type: 'paragraph' } };
      const around = line.format.type === 'item' ? line.format.lists.slice(0, -1) : [];
      return { ...line, format: { type: 'item', lists: [...around, own] } };
    }),
  );
}

export function toggleQuote(editor: Editor): void {
  const isOn = lineState(editor).isQuote;
  const quote: QuoteFacts = {};
  asOneStep(editor, () =>
    rewriteSelectedLines(editor, ({ quote: _, ...line }) => (isOn ? line : { ...line, quote })),
  );
}

/** Indents an item by one level, under the item above. */
export function indent(editor: Editor): void {
  asOneStep(editor, () =>
    rewriteSelectedLines(editor, (line, above) => {
      if (line.format.type !== 'item' || above?.format.type !== 'item') return line;
      const { lists } = line.format;
      const own = lists.at(-1);
      const canSink = lists.length <= above.format.lists.length && lists.length < richTextListDepth;
      if (!own || !canSink || line.quote !== above.quote) return line;
      return { ...line, format: { type: 'item', lists: [...lists, own] } };
    }),
  );
}

function lifted(line: Line): Line {
  if (line.format.type !== 'item') return line;
  const lists = line.format.lists.slice(0, -1);
  return { ...line, format: lists.length > 0 ? { type: 'item', lists } : { type: 'paragraph' } };
}

/** Outdents an item by one level; an item of the outermost list becomes a paragraph. */
export function outdent(editor: Editor): void {
  asOneStep(editor, () => rewriteSelectedLines(editor, lifted));
}

/** Removes one format of the line at the caret: its list level, its heading or its quote. */
export function undressLine(editor: Editor): boolean {
  const [line] = selectedLines(editor);
  if (!line || (line.format.type === 'paragraph' && !line.quote)) return false;
  asOneStep(editor, () =>
    rewriteSelectedLines(editor, ({ quote, ...bare }) => {
      if (bare.format.type === 'item') return { ...lifted(bare), ...(quote && { quote }) };
      if (bare.format.type === 'paragraph') return bare;
      return { ...bare, format: { type: 'paragraph' }, ...(quote && { quote }) };
    }),
  );
  return true;
}

export function clearFormatting(editor: Editor): void {
  asOneStep(editor, () => {
    Transforms.unsetNodes(editor, [...toggledMarks], {
      match: Text.isText,
      split: true,
    });
    for (const mark of toggledMarks) Editor.removeMark(editor, mark);
    rewriteSelectedLines(editor, ({ quote: _, ...line }) => ({
      ...line,
      format: { type: 'paragraph' },
    }));
  });
}

export function isInList(editor: Editor): boolean {
  return Boolean(
    Editor.above(editor, { match: (node) => Element.isElement(node) && node.type === 'list-item' }),
  );
}
