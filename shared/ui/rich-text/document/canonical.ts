import { cleanAttributes, linkTarget } from '../../../entities/rich-text/attributes.ts';
import { richTextListDepth } from '../../../entities/rich-text/rules.ts';
import { marksOf, toAtoms, toChildren } from './atoms.ts';
import {
  type Block,
  emptyParagraph,
  type Inline,
  isLeaf,
  type LangAttributes,
  type Leaf,
  type List,
  type ListItem,
  type Picture,
  type QuotedBlock,
  type RichDocument,
} from './document.ts';
import { protectSpaces } from './spaces.ts';

/** Control characters and lone surrogates, which neither HTML nor the store accepts. */
const invalidCharacters = /(?!\n)\p{Cc}|\p{Cs}|[\ufeff\ufffe\uffff]/gu;

function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replaceAll('\t', ' ').replace(invalidCharacters, '');
}

function langAttributesOf({ dir, lang }: LangAttributes): LangAttributes {
  return cleanAttributes('span', { dir, lang });
}

function canonicalPicture({ src, alt, width, height }: Picture): Picture[] {
  const kept = cleanAttributes('img', {
    src,
    alt,
    width: width?.toString(),
    height: height?.toString(),
  });
  if (kept.src === undefined) return [];
  const picture: Picture = {
    type: 'picture',
    src: kept.src,
    alt: kept.alt ?? '',
    children: [{ text: '' }],
  };
  if (kept.width) picture.width = Number(kept.width);
  if (kept.height) picture.height = Number(kept.height);
  return [picture];
}

function cleanSimple(node: Leaf | Picture): (Leaf | Picture)[] {
  if (!isLeaf(node)) return canonicalPicture(node);
  const { dir: _dir, lang: _lang, ...toggled } = marksOf(node);
  return [{ ...toggled, ...langAttributesOf(node), text: cleanText(node.text) }];
}

function cleanInline(node: Inline): Inline[] {
  if (isLeaf(node) || node.type === 'picture') return cleanSimple(node);
  const children = node.children.flatMap(cleanSimple);
  const href = linkTarget(node.href);
  return href === null ? children : [{ ...node, href, children }];
}

function canonicalInlines(children: readonly Inline[]): Inline[] {
  return toChildren(protectSpaces(toAtoms(children.flatMap(cleanInline))));
}

type ListFacts = Omit<List, 'type' | 'children'>;

export function sameList(one: ListFacts, other: ListFacts): boolean {
  return one.ordered === other.ordered && one.dir === other.dir && one.lang === other.lang;
}

/** Joins adjacent lists of one kind. */
function joinedLists<Node extends Block>(blocks: readonly Node[]): Node[] {
  const joined: Node[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (block.type === 'list' && last?.type === 'list' && sameList(last, block)) {
      joined[joined.length - 1] = { ...last, children: [...last.children, ...block.children] };
    } else joined.push(block);
  }
  return joined;
}

function canonicalItem(item: ListItem, depth: number): ListItem[] {
  const [line, ...nested] = item.children;
  const lists = joinedLists(
    nested.map((list) => canonicalList(list, depth + 1)).filter((list) => list.children.length > 0),
  );
  const own: ListItem = {
    type: 'list-item',
    ...langAttributesOf(item),
    children: [{ type: 'list-text', children: canonicalInlines(line.children) }],
  };
  if (depth >= richTextListDepth) return [own, ...lists.flatMap((list) => list.children)];
  return [{ ...own, children: [own.children[0], ...lists] }];
}

function canonicalList(list: List, depth: number): List {
  return {
    type: 'list',
    ordered: list.ordered,
    ...langAttributesOf(list),
    children: list.children.flatMap((item) => canonicalItem(item, depth)),
  };
}

function canonicalQuoted(block: QuotedBlock): QuotedBlock {
  if (block.type === 'list') return canonicalList(block, 1);
  const children = canonicalInlines(block.children);
  if (block.type === 'paragraph')
    return { type: 'paragraph', ...langAttributesOf(block), children };
  return { type: 'heading', level: block.level, ...langAttributesOf(block), children };
}

function isWorthKeeping(block: Block): boolean {
  return block.type !== 'list' || block.children.length > 0;
}

// Blocks are immutable: after a keystroke in one block, the results of the others are still
// cached.
const known = new WeakMap<Block, Block>();

/** The canonical form of a block: serialising and parsing it gives an equal block. */
function canonicalBlock(block: Block): Block {
  const done = known.get(block) ?? makeCanonical(block);
  known.set(block, done);
  return done;
}

function makeCanonical(block: Block): Block {
  if (block.type !== 'quote') return canonicalQuoted(block);
  const children = joinedLists(block.children.map(canonicalQuoted).filter(isWorthKeeping));
  return {
    type: 'quote',
    ...langAttributesOf(block),
    children: children.length > 0 ? children : [emptyParagraph()],
  };
}

export function canonicalDocument(blocks: readonly Block[]): RichDocument {
  const kept = joinedLists(blocks.map(canonicalBlock).filter(isWorthKeeping));
  return kept.length > 0 ? kept : [emptyParagraph()];
}
