import { Editor, Element, type Node, type Path, Range, Text, Transforms } from 'slate';
import type { Link } from '../../document/document.ts';
import { asOneStep } from './undo-steps.ts';

export const isLink = (node: Node): node is Link => Element.isElement(node) && node.type === 'link';

export function currentLink(editor: Editor): [Link, Path] | undefined {
  if (!editor.selection) return undefined;
  const [entry] = Editor.nodes(editor, { match: isLink });
  return entry as [Link, Path] | undefined;
}

interface LinkChoice {
  href: string;
  newTab: boolean;
  /** The text of the link when nothing is selected. */
  text: string;
}

export function applyLink(editor: Editor, { href, newTab, text }: LinkChoice): void {
  const { selection } = editor;
  if (!selection) return;
  const existing = currentLink(editor);
  asOneStep(editor, () => {
    if (existing && Range.isCollapsed(selection)) {
      Transforms.setNodes(editor, { href, newTab: newTab || undefined }, { at: existing[1] });
      return;
    }
    const link: Link = { type: 'link', href, children: [] };
    if (newTab) link.newTab = true;
    if (Range.isCollapsed(selection)) {
      Transforms.insertNodes(editor, { ...link, children: [{ text: text.trim() || href }] });
    } else {
      // Unwrapping affects whole texts, so they are split at the ends of the selection first.
      Transforms.setNodes(editor, {}, { match: Text.isText, split: true });
      Transforms.unwrapNodes(editor, { match: isLink, split: true });
      Transforms.wrapNodes(editor, link, { split: true });
      Transforms.collapse(editor, { edge: 'end' });
    }
  });
  // The text after the new link exists only now.
  if (!existing && Range.isCollapsed(selection)) Transforms.move(editor, { unit: 'offset' });
}

export function removeLink(editor: Editor): void {
  asOneStep(editor, () => Transforms.unwrapNodes(editor, { match: isLink }));
}
