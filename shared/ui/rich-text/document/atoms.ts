import {
  type Inline,
  isLeaf,
  type Leaf,
  type Link,
  type Marks,
  type Picture,
  toggledMarks,
} from './document.ts';

/** Neighbours belong to one link when they share this object, not only its address. */
export interface LinkMark {
  href: string;
  newTab?: true;
}

export interface TextAtom {
  text: string;
  marks: Marks;
  link?: LinkMark;
}

export interface PictureAtom {
  picture: Picture;
  link?: LinkMark;
}

/** Splits a line into its smallest runs, on which spaces are collapsed and neighbours joined. */
export type Atom = TextAtom | PictureAtom;

export function isText(atom: Atom | undefined): atom is TextAtom {
  return atom !== undefined && 'text' in atom;
}

export function marksOf(leaf: Marks): Marks {
  const marks: Marks = {};
  for (const mark of toggledMarks) if (leaf[mark]) marks[mark] = true;
  if (leaf.dir) marks.dir = leaf.dir;
  if (leaf.lang) marks.lang = leaf.lang;
  return marks;
}

function sameMarks(one: Marks, other: Marks): boolean {
  return (
    toggledMarks.every((mark) => Boolean(one[mark]) === Boolean(other[mark])) &&
    one.dir === other.dir &&
    one.lang === other.lang
  );
}

export function toAtoms(children: readonly Inline[], link?: LinkMark): Atom[] {
  return children.flatMap((child): Atom[] => {
    if (isLeaf(child)) return [{ text: child.text, marks: marksOf(child), link }];
    if (child.type === 'picture') return [{ picture: child, link }];
    return toAtoms(child.children, { href: child.href, newTab: child.newTab });
  });
}

function mergedNeighbours(atoms: readonly Atom[]): Atom[] {
  const merged: Atom[] = [];
  for (const atom of atoms) {
    const last = merged.at(-1);
    if (isText(atom) && atom.text === '') continue;
    if (
      isText(atom) &&
      isText(last) &&
      last.link === atom.link &&
      sameMarks(last.marks, atom.marks)
    ) {
      merged[merged.length - 1] = { ...last, text: last.text + atom.text };
    } else merged.push(atom);
  }
  return merged;
}

function toLeafOrPicture(atom: Atom): Leaf | Picture {
  return isText(atom) ? { text: atom.text, ...atom.marks } : atom.picture;
}

/**
 * Inserts empty texts before, between and after inline elements, because Slate needs a text for every caret
 * position.
 */
function withCaretPlaces<Node extends Inline>(nodes: readonly Node[]): (Node | Leaf)[] {
  const spaced: (Node | Leaf)[] = [];
  for (const node of nodes) {
    const last = spaced.at(-1);
    if (!isLeaf(node) && (!last || !isLeaf(last))) spaced.push({ text: '' });
    spaced.push(node);
  }
  const last = spaced.at(-1);
  if (!last || !isLeaf(last)) spaced.push({ text: '' });
  return spaced;
}

/** The line in the editor's form: equal neighbours joined, links grouped, empty texts for the caret. */
export function toChildren(atoms: readonly Atom[]): Inline[] {
  const nodes: Inline[] = [];
  let openLink: LinkMark | undefined;
  let inside: (Leaf | Picture)[] = [];
  const close = () => {
    if (openLink) {
      const link: Link = { type: 'link', href: openLink.href, children: withCaretPlaces(inside) };
      if (openLink.newTab) link.newTab = true;
      nodes.push(link);
    }
    inside = [];
    openLink = undefined;
  };
  for (const atom of mergedNeighbours(atoms)) {
    if (atom.link !== openLink) close();
    openLink = atom.link;
    if (openLink) inside.push(toLeafOrPicture(atom));
    else nodes.push(toLeafOrPicture(atom));
  }
  close();
  return withCaretPlaces(nodes);
}
