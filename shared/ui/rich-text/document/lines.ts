import { richTextListDepth } from '../../../entities/rich-text/rules.ts';
import { sameList } from './canonical.ts';
import {
  type Block,
  type BlockElement,
  type Direction,
  emptyParagraph,
  type Heading,
  type HeadingLevel,
  type Inline,
  type LangAttributes,
  type ListItem,
  type ListText,
  type Paragraph,
  type QuotedBlock,
  type RichDocument,
} from './document.ts';

export interface ListFacts extends LangAttributes {
  ordered: boolean;
}

export type LineFormat =
  | { type: 'paragraph' }
  | { type: 'heading'; level: HeadingLevel }
  /** The lists that contain an item, outermost first; the last one is its own. */
  | { type: 'item'; lists: ListFacts[] };

/** Lines with the same object belong to the same quote. */
export interface QuoteFacts extends LangAttributes {}

/**
 * A document as a flat list of lines. Commands change lines: moving an item out of a nested list is one assignment
 * here, and `fromLines` rebuilds the tree.
 */
export interface Line extends LangAttributes {
  format: LineFormat;
  quote?: QuoteFacts;
  children: Inline[];
}

function langAttributes({ dir, lang }: { dir?: Direction; lang?: string }): LangAttributes {
  return { ...(dir && { dir }), ...(lang && { lang }) };
}

interface Around extends LangAttributes {
  lists: ListFacts[];
  quote?: QuoteFacts;
}

function formatOf(element: BlockElement, lists: ListFacts[]): LineFormat {
  if (lists.length > 0) return { type: 'item', lists };
  if (element.type === 'heading') return { type: 'heading', level: element.level };
  return { type: 'paragraph' };
}

/** True for a block whose children are texts, links and pictures. */
export function holdsText(element: BlockElement): element is Paragraph | Heading | ListText {
  const first: Inline | BlockElement | undefined = element.children[0];
  return !first || 'text' in first || first.type === 'link' || first.type === 'picture';
}

function linesOf(element: BlockElement, around: Around): Line[] {
  if (holdsText(element)) {
    const own = element.type === 'list-text' ? {} : langAttributes(element);
    const { lists, quote, ...said } = { ...around, ...own };
    const line: Line = { format: formatOf(element, lists), ...said, children: element.children };
    return [quote ? { ...line, quote } : line];
  }
  if (element.type === 'list') {
    const lists = [...around.lists, { ordered: element.ordered, ...langAttributes(element) }];
    return element.children.flatMap((item) => linesOf(item, { lists, quote: around.quote }));
  }
  if (element.type === 'quote') {
    const inside = { lists: around.lists, quote: around.quote ?? langAttributes(element) };
    return element.children.flatMap((block) => linesOf(block, inside));
  }
  if (element.type !== 'list-item') return [];
  const { lists, quote } = around;
  return element.children.flatMap((part, index) =>
    linesOf(part, index === 0 ? { lists, quote, ...langAttributes(element) } : { lists, quote }),
  );
}

/** Also reads a tree that an edit has left denormalised. */
export function toLines(blocks: readonly BlockElement[]): Line[] {
  return blocks.flatMap((block) => linesOf(block, { lists: [] }));
}

/** An item is at most one level deeper than the line above it. */
function reachable(lists: readonly ListFacts[], open: number): ListFacts[] {
  const depth = Math.min(lists.length, open + 1, richTextListDepth);
  return [...lists.slice(0, depth - 1), ...lists.slice(-1)];
}

/** Appends an item to its list and creates the missing lists. */
function addItem(blocks: QuotedBlock[], item: ListItem, lists: readonly ListFacts[]): void {
  let siblings: (QuotedBlock | ListItem['children'][number])[] = blocks;
  const depth = reachable(lists, openDepth(blocks));
  for (const [level, facts] of depth.entries()) {
    let list = siblings.at(-1);
    if (list?.type !== 'list' || !sameList(list, facts)) {
      list = { type: 'list', ...facts, children: [] };
      siblings.push(list);
    }
    const last = list.children.at(-1);
    if (level === depth.length - 1 || !last) {
      list.children.push(item);
      return;
    }
    siblings = last.children;
  }
}

function openDepth(blocks: readonly QuotedBlock[]): number {
  let depth = 0;
  let last: QuotedBlock | ListItem['children'][number] | undefined = blocks.at(-1);
  while (last?.type === 'list') {
    depth += 1;
    last = last.children.at(-1)?.children.at(-1);
  }
  return depth;
}

function addLine(blocks: QuotedBlock[], { format, children, ...line }: Line): void {
  if (format.type === 'item') {
    const text = { type: 'list-text' as const, children };
    addItem(blocks, { type: 'list-item', ...langAttributes(line), children: [text] }, format.lists);
  } else if (format.type === 'heading') {
    blocks.push({ type: 'heading', level: format.level, ...langAttributes(line), children });
  } else blocks.push({ type: 'paragraph', ...langAttributes(line), children });
}

/** The tree that the lines describe, in its canonical form. */
export function fromLines(lines: readonly Line[]): RichDocument {
  const blocks: Block[] = [];
  let openQuote: QuoteFacts | undefined;
  let inside: QuotedBlock[] = [];
  const close = () => {
    if (openQuote) blocks.push({ type: 'quote', ...langAttributes(openQuote), children: inside });
    else blocks.push(...inside);
    inside = [];
  };
  for (const line of lines) {
    if (line.quote !== openQuote) close();
    openQuote = line.quote;
    addLine(inside, line);
  }
  close();
  return blocks.length > 0 ? blocks : [emptyParagraph()];
}
