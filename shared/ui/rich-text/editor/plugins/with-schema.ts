import { Editor, Element, type Path, Transforms } from 'slate';
import { sameList } from '../../document/canonical.ts';
import {
  type BlockElement,
  emptyParagraph,
  type List,
  type RichElement,
} from '../../document/document.ts';
import { fromLines, holdsText, toLines } from '../../document/lines.ts';
import { isLink } from '../commands/links.ts';
import { replaceBlocks } from '../commands/replace-blocks.ts';

function isOrderlyList({ children }: List): boolean {
  return (
    children.length > 0 &&
    children.every((item) => {
      const [line, ...nested] = item.children;
      return (
        item.type === 'list-item' &&
        line?.type === 'list-text' &&
        nested.every((list) => list.type === 'list' && isOrderlyList(list)) &&
        nested.every(
          (list, index) => !nested[index - 1] || !sameList(nested[index - 1] as List, list),
        )
      );
    })
  );
}

function isOrderlyBlock(block: BlockElement, insideQuote = false): boolean {
  if (block.type === 'list') return isOrderlyList(block);
  if (block.type === 'paragraph' || block.type === 'heading') return holdsText(block);
  if (block.type !== 'quote' || insideQuote) return false;
  return (
    block.children.length > 0 &&
    block.children.every((inner) => isOrderlyBlock(inner, true)) &&
    !block.children.some((inner, index) => touchesTwin(block.children[index - 1], inner))
  );
}

function touchesTwin(above: BlockElement | undefined, block: BlockElement | undefined): boolean {
  return above?.type === 'list' && block?.type === 'list' && sameList(above, block);
}

function isBlock(element: RichElement): element is BlockElement {
  return element.type !== 'link' && element.type !== 'picture';
}

function isDeadLink(element: Element): boolean {
  return (
    element.type === 'link' &&
    element.children.every((child) => 'text' in child && child.text === '')
  );
}

function tidyRoot(editor: Editor): boolean {
  const blocks = editor.children as BlockElement[];
  if (blocks.length === 0) {
    Transforms.insertNodes(editor, emptyParagraph(), { at: [0], select: true });
    return true;
  }
  const twin = blocks.findIndex((block, index) => touchesTwin(blocks[index - 1], block));
  if (twin < 0) return false;
  Transforms.mergeNodes(editor, { at: [twin] });
  return true;
}

function tidyElement(editor: Editor, element: Element, path: Path): boolean {
  if (isDeadLink(element)) Transforms.removeNodes(editor, { at: path });
  else if (element.type === 'link' && Editor.above(editor, { at: path, match: isLink })) {
    Transforms.unwrapNodes(editor, { at: path });
  } else if (path.length === 1 && isBlock(element) && !isOrderlyBlock(element)) {
    const index = path[0] ?? 0;
    replaceBlocks(editor, index, index, fromLines(toLines([element])));
  } else return false;
  return true;
}

/** Normalises the tree after every edit to the form that can be serialised. */
export function withSchema(editor: Editor): Editor {
  const { isInline, isVoid, normalizeNode } = editor;
  editor.isInline = (element) =>
    element.type === 'link' || element.type === 'picture' || isInline(element);
  editor.isVoid = (element) => element.type === 'picture' || isVoid(element);
  editor.normalizeNode = (entry, options) => {
    const [node, path] = entry;
    if (path.length === 0 && tidyRoot(editor)) return;
    if (Element.isElement(node) && tidyElement(editor, node, path)) return;
    normalizeNode(entry, options);
  };
  return editor;
}
