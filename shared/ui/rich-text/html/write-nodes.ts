import { attributesToHtml, escapeText } from './escape.ts';

const voidTags = new Set(['br', 'img']);

/** Nodes as HTML, equal in every browser (they disagree on `<` inside attributes). */
export function writeNodes(parent: Node): string {
  return [...parent.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return escapeText(node.textContent ?? '');
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
