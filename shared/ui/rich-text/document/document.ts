/** Formatted text as a tree. The editor works on it; what is stored is its HTML. */
export type RichDocument = Block[];

export type Direction = 'ltr' | 'rtl';

/** Set only where it differs from the language of the whole text. */
export interface LangAttributes {
  dir?: Direction;
  lang?: string;
}

export interface Marks extends LangAttributes {
  bold?: true;
  italic?: true;
  underline?: true;
  strike?: true;
}

export interface Leaf extends Marks {
  text: string;
}

export interface Picture {
  type: 'picture';
  src: string;
  alt: string;
  width?: number;
  height?: number;
  /** Slate requires a text child in every element, also where no text can be typed. */
  children: [Leaf];
}

export interface Link {
  type: 'link';
  href: string;
  newTab?: true;
  children: (Leaf | Picture)[];
}

export type Inline = Leaf | Picture | Link;

export interface Paragraph extends LangAttributes {
  type: 'paragraph';
  children: Inline[];
}

export type HeadingLevel = 1 | 2 | 3;

export interface Heading extends LangAttributes {
  type: 'heading';
  level: HeadingLevel;
  children: Inline[];
}

/** The line of a list item; its nested lists are siblings. */
export interface ListText {
  type: 'list-text';
  children: Inline[];
}

export interface ListItem extends LangAttributes {
  type: 'list-item';
  children: [ListText, ...List[]];
}

export interface List extends LangAttributes {
  type: 'list';
  ordered: boolean;
  children: ListItem[];
}

export type QuotedBlock = Paragraph | Heading | List;

export interface Quote extends LangAttributes {
  type: 'quote';
  children: QuotedBlock[];
}

export type Block = QuotedBlock | Quote;

export type BlockElement = Block | ListItem | ListText;

export type RichElement = BlockElement | Link | Picture;

export const toggledMarks = ['bold', 'italic', 'underline', 'strike'] as const;
export type ToggledMark = (typeof toggledMarks)[number];

export function isLeaf(node: Inline): node is Leaf {
  return 'text' in node;
}

export function emptyParagraph(): Paragraph {
  return { type: 'paragraph', children: [{ text: '' }] };
}
