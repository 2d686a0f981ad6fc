import { escapeHtml } from '../../../entities/rich-text/html-tokens.ts';
import { richTextVoids } from '../../../entities/rich-text/rules.ts';
import { attributesToHtml } from './escape.ts';

const voidTags = new Set<string>(richTextVoids);

/** Nodes as HTML, equal in every browser (they disagree on `<` inside attributes). */
export function writeNodes(parent: Node): string {
  return [...parent.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return escapeHtml(node.textContent ?? '');
      if (!(node instanceof Element)) return '';
      const tag = node.localName;
      const attributes = [...node.attributes].map(({ name, value }): [string, string] => [
        name,
        value,
      ]);
      const opening = `<${tag}${attributesToHtml(Object.fromEntries(attributes))}>`;
      return voidTags.has(tag) ? opening : `${opening}${writeNodes(node)}</${tag}>`;
    })
    .join('');
}
