import { plainText } from './plain-text.ts';
import { richTextBlocks, richTextVoids } from './rules.ts';

/** A token of stored HTML: a tag or a text. */
export interface HtmlToken {
  kind: 'open' | 'close' | 'void' | 'text';
  raw: string;
  /** Lower case; empty for text. */
  name: string;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi;
const VOID = new Set<string>(richTextVoids);
const BLOCKS = new Set<string>(richTextBlocks);

/** Splits sanitised HTML into tags and texts. Joining the `raw` values gives the same HTML. */
export function tokenize(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let end = 0;
  const addText = (raw: string) => {
    if (raw !== '') tokens.push({ kind: 'text', raw, name: '' });
  };
  for (const match of html.matchAll(TAG)) {
    addText(html.slice(end, match.index));
    const name = (match[2] ?? '').toLowerCase();
    const kind = match[1] === '/' ? 'close' : VOID.has(name) ? 'void' : 'open';
    tokens.push({ kind, raw: match[0], name });
    end = match.index + match[0].length;
  }
  addText(html.slice(end));
  return tokens;
}

export function isBlockTag(name: string): boolean {
  return BLOCKS.has(name);
}

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': '\u00a0',
  '&amp;': '&',
};

/** Decodes the entities of a text token. */
export function unescapeHtml(raw: string): string {
  return raw.replace(/&(?:lt|gt|quot|#39|nbsp|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

/** Encodes plain text as in stored HTML and as browsers serialise it, so that both are equal. */
export function escapeHtml(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;');
}

/** The visible text of stored HTML, with one space between blocks. */
export const plainTextOf = (html: string): string => plainText(html).replaceAll('\n', ' ');
