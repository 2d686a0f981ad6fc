import { escapeHtml } from '../../../entities/rich-text/html-tokens.ts';
import { richTextVoids } from '../../../entities/rich-text/rules.ts';
import { canonicalDocument } from '../document/canonical.ts';
import type { RichDocument } from '../document/document.ts';
import { fold } from './normalize-tags.ts';
import { purify } from './purify.ts';
import { readHtml } from './read-html.ts';
import { attributesToHtml, serialise } from './write-html.ts';

const voidTags = new Set<string>(richTextVoids);

/** Nodes as HTML, equal in every browser (they disagree on `<` inside attributes). */
function writeNodes(parent: Node): string {
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

/** Parses stored HTML to nodes that are safe to show, without assigning to innerHTML. */
export function sanitiseToNodes(html: string): DocumentFragment {
  return fold(purify(html, 'storage'));
}

/**
 * Reduces any HTML to the allow-list. HTML that parses differently the second time can bypass filters (mutation
 * XSS), so such HTML is rebuilt from its parsed document.
 */
export function sanitise(html: string): string {
  const clean = writeNodes(sanitiseToNodes(html));
  return writeNodes(sanitiseToNodes(clean)) === clean ? clean : canonicalHtml(clean);
}

export function parse(html: string): RichDocument {
  return canonicalDocument(readHtml(sanitiseToNodes(html)));
}

/** The HTML as the editor would write it: equal texts have equal canonical HTML. */
export function canonicalHtml(html: string): string {
  return serialise(parse(html));
}

export { serialise };
