import { canonicalDocument } from '../document/canonical.ts';
import type { RichDocument } from '../document/document.ts';
import { fold } from './normalize-tags.ts';
import { purify } from './purify.ts';
import { readHtml } from './read-html.ts';
import { serialise } from './write-html.ts';
import { writeNodes } from './write-nodes.ts';

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

/** Parses HTML to the editor's document. */
export function parse(html: string): RichDocument {
  return canonicalDocument(readHtml(sanitiseToNodes(html)));
}

/** The HTML as the editor would write it: equal texts have equal canonical HTML. */
export function canonicalHtml(html: string): string {
  return serialise(parse(html));
}

export { serialise };
