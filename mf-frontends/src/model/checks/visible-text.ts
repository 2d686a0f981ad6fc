import {
  type HtmlToken,
  isBlockTag,
  tokenize,
  unescapeHtml,
} from '@wabu/shared/entities/rich-text/html-tokens';

export interface Block {
  kind: 'paragraph' | 'item';
  text: string;
}

export interface VisibleText {
  blocks: readonly Block[];
  text: string;
  links: readonly string[];
  pictures: number;
}

const HREF = /\shref="([^"]*)"/i;
// Runs of spaces count as one; a no-break space is a character of its own.
const SPACES = /[ \t\r\n]+/g;

export function visibleText(html: string): VisibleText {
  const blocks: Block[] = [];
  const links: string[] = [];
  const open: string[] = [];
  let line = '';
  let pictures = 0;
  const closeLine = () => {
    // Direction marks and zero-width characters are invisible.
    const text = line
      .replace(/\p{Cf}/gu, '')
      .replace(SPACES, ' ')
      .trim();
    if (text !== '') blocks.push({ kind: open.includes('li') ? 'item' : 'paragraph', text });
    line = '';
  };
  const readTag = ({ kind, name, raw }: HtmlToken) => {
    if (name === 'img') pictures += 1;
    const href = name === 'a' ? HREF.exec(raw)?.[1] : undefined;
    if (href !== undefined) links.push(unescapeHtml(href));
    if (name === 'br' && open.includes('li')) line += ' ';
    else if (name === 'br' || isBlockTag(name)) closeLine();
    if (kind === 'open' && isBlockTag(name)) open.push(name);
    if (kind === 'close' && isBlockTag(name)) open.pop();
  };
  for (const token of tokenize(html)) {
    if (token.kind === 'text') line += unescapeHtml(token.raw);
    else readTag(token);
  }
  closeLine();
  return { blocks, text: blocks.map(({ text }) => text).join('\n'), links, pictures };
}
