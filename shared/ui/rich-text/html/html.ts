import { canonicalDocument } from '../document/canonical.ts';
import type { RichDocument } from '../document/document.ts';
import { fold } from './normalize-tags.ts';
import { purify } from './purify.ts';
import { readHtml } from './read-html.ts';
import { serialise } from './write-html.ts';
import { writeNodes } from './write-nodes.ts';

/** Stored HTML as nodes that may be shown: made without ever assigning to innerHTML. */
export function sanitiseToNodes(html: string): DocumentFragment {
  return fold(purify(html, 'storage'));
}

/**
 * Any HTML brought down to the allow-list. HTML that reads differently the second time is how filters
 * are fooled, so such text is rebuilt from what it says.
 */
export function sanitise(html: string): string {
  const clean = writeNodes(sanitiseToNodes(html));
  return writeNodes(sanitiseToNodes(clean)) === clean ? clean : canonicalHtml(clean);
}

/** HTML as the document the editor works on. */
export function parse(html: string): RichDocument {
  return canonicalDocument(readHtml(sanitiseToNodes(html)));
}

/** The one way in which the editor would write this HTML: equal texts have equal canonical forms. */
export function canonicalHtml(html: string): string {
  return serialise(parse(html));
}

export { serialise };
