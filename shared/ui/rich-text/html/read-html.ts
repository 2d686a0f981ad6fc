import { isBlockTag } from '../../../entities/rich-text/html-tokens.ts';
import { richTextBlocks } from '../../../entities/rich-text/rules.ts';
import { type Atom, type LinkMark, toChildren } from '../document/atoms.ts';
import type {
  Block,
  HeadingLevel,
  LangAttributes,
  Leaf,
  List,
  ListItem,
  Marks,
  QuotedBlock,
} from '../document/document.ts';
import { collapseSpaces, dropClosingBreak } from '../document/spaces.ts';

/** The formatting that a text inherits from the tags around it. */
interface Around {
  marks: Marks;
  link?: LinkMark;
  /** The editor draws spaces and line breaks as they are, and empty texts as a character without width. */
  isDrawn?: boolean;
}

const markTags: Record<string, Marks> = {
  strong: { bold: true },
  b: { bold: true },
  em: { italic: true },
  i: { italic: true },
  u: { underline: true },
  s: { strike: true },
};

function langAttributes(element: Element): LangAttributes {
  const dir = element.getAttribute('dir');
  const lang = element.getAttribute('lang');
  return { ...((dir === 'ltr' || dir === 'rtl') && { dir }), ...(lang && { lang }) };
}

function within(element: Element, around: Around): Around {
  const tag = element.localName;
  if (tag === 'a' && !around.link) {
    const href = element.getAttribute('href') ?? '';
    const newTab = element.getAttribute('target') === '_blank' ? true : undefined;
    return { ...around, link: { href, newTab } };
  }
  const marks = tag === 'span' ? langAttributes(element) : markTags[tag];
  return marks ? { ...around, marks: { ...around.marks, ...marks } } : around;
}

function readPicture(image: Element, link?: LinkMark): Atom {
  const size = (name: string) => Number(image.getAttribute(name)) || undefined;
  return {
    picture: {
      type: 'picture',
      src: image.getAttribute('src') ?? '',
      alt: image.getAttribute('alt') ?? '',
      width: size('width'),
      height: size('height'),
      children: [{ text: '' } satisfies Leaf],
    },
    link,
  };
}

const blockSelector = richTextBlocks.join();

type Piece = { atom: Atom } | { block: Element; around: Around };

/** Blocks and inline content in document order, at any depth of inline tags. */
function* pieces(parent: Node, around: Around): Generator<Piece> {
  for (const node of parent.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) {
      const drawn = node.textContent ?? '';
      const text = around.isDrawn
        ? drawn.replaceAll('\ufeff', '')
        : drawn.replace(/[ \t\r\n\f]+/g, ' ');
      yield { atom: { text, ...around } };
    } else if (node instanceof Element) {
      const tag = node.localName;
      if (tag === 'br') yield { atom: { text: '\n', ...around } };
      else if (tag === 'img') yield { atom: readPicture(node, around.link) };
      else if (isBlockTag(tag)) yield { block: node, around };
      else yield* pieces(node, within(node, around));
    }
  }
}

function readLine(atoms: readonly Atom[], { isDrawn }: Around) {
  return toChildren(dropClosingBreak(isDrawn ? atoms : collapseSpaces(atoms)));
}

function isVisible(atoms: readonly Atom[]): boolean {
  return atoms.some((atom) => 'picture' in atom || /[^ ]/.test(atom.text));
}

function readBlock(element: Element, around: Around): Block[] {
  const tag = element.localName;
  if (tag === 'ul' || tag === 'ol' || tag === 'li') return [readList(element, around)];
  if (tag === 'blockquote') {
    const children = readBlocks(element, around).flatMap((block): QuotedBlock[] =>
      block.type === 'quote' ? block.children : [block],
    );
    return [{ type: 'quote', ...langAttributes(element), children }];
  }
  if (element.querySelector(blockSelector)) return readBlocks(element, around);
  const children = readLine(
    [...pieces(element, around)].flatMap((p) => ('atom' in p ? p.atom : [])),
    around,
  );
  if (tag === 'p') return [{ type: 'paragraph', ...langAttributes(element), children }];
  const level = Number(tag.slice(1)) as HeadingLevel;
  return [{ type: 'heading', level, ...langAttributes(element), children }];
}

function readBlocks(parent: Node, around: Around): Block[] {
  const blocks: Block[] = [];
  let inline: Atom[] = [];
  const endParagraph = () => {
    if (isVisible(inline)) blocks.push({ type: 'paragraph', children: readLine(inline, around) });
    inline = [];
  };
  for (const piece of pieces(parent, around)) {
    if ('atom' in piece) inline.push(piece.atom);
    else {
      endParagraph();
      blocks.push(...readBlock(piece.block, piece.around));
    }
  }
  endParagraph();
  return blocks;
}

/** A list item under construction: its line, then the lists inside it. */
class ItemReader {
  readonly items: ListItem[] = [];
  private line: Atom[] = [];
  private nested: List[] = [];
  private isOpen = false;
  private owesBreak = false;

  constructor(private readonly around: Around) {}

  open(): void {
    this.isOpen = true;
  }

  addWords(piece: Atom): void {
    if (this.nested.length > 0 && isVisible([piece])) this.close();
    if (this.nested.length > 0) return;
    if (this.owesBreak && isVisible([piece])) {
      this.line.push({ text: '\n', marks: {} });
      this.owesBreak = false;
    }
    this.line.push(piece);
  }

  breakLine(): void {
    this.owesBreak = isVisible(this.line);
  }

  addList(list: List): void {
    this.nested.push(list);
  }

  close(said: LangAttributes = {}): void {
    if (this.isOpen || isVisible(this.line) || this.nested.length > 0) {
      const line = { type: 'list-text' as const, children: readLine(this.line, this.around) };
      this.items.push({ type: 'list-item', ...said, children: [line, ...this.nested] });
    }
    this.line = [];
    this.nested = [];
    this.isOpen = false;
    this.owesBreak = false;
  }
}

function readItemContent(parent: Node, around: Around, reader: ItemReader): void {
  for (const piece of pieces(parent, around)) {
    if ('atom' in piece) reader.addWords(piece.atom);
    else if (piece.block.matches('ul,ol')) reader.addList(readList(piece.block, piece.around));
    else {
      reader.breakLine();
      readItemContent(piece.block, piece.around, reader);
      reader.breakLine();
    }
  }
}

function readList(element: Element, around: Around): List {
  const list: List = { type: 'list', ordered: element.localName === 'ol', children: [] };
  const sources = element.localName === 'li' ? [element] : element.childNodes;
  for (const node of sources) {
    const reader = new ItemReader(around);
    if (node instanceof Element && node.localName === 'li') {
      reader.open();
      readItemContent(node, around, reader);
      reader.close(langAttributes(node));
    } else if (node instanceof Element && node.matches('ul,ol')) {
      // Google Docs and Word put nested lists beside their item, not inside it.
      const inner = readList(node, around);
      const owner = list.children.at(-1);
      if (owner) owner.children.push(inner);
      else list.children.push(...inner.children);
      continue;
    } else {
      const wrapper = element.ownerDocument.createElement('li');
      wrapper.append(node.cloneNode(true));
      readItemContent(wrapper, around, reader);
      reader.close();
    }
    list.children.push(...reader.items);
  }
  return element.localName === 'li' ? list : { ...list, ...langAttributes(element) };
}

/** Converts normalised nodes to blocks. It accepts every input. */
export function readHtml(fragment: DocumentFragment, { isDrawn = false } = {}): Block[] {
  return readBlocks(fragment, { marks: {}, isDrawn });
}
