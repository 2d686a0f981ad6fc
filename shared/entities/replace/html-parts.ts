import {
  escapeHtml,
  type HtmlToken,
  isBlockTag,
  tokenize,
  unescapeHtml,
} from '../rich-text/html-tokens.ts';

/**
 * A piece of stored HTML that is searched by itself: the visible text of one line, whatever its inline formatting,
 * the target of a link, or the alt text of a picture inside the text.
 */
export interface HtmlPart {
  kind: 'text' | 'link' | 'alt';
  /** Decoded: `&amp;` is one character. */
  text: string;
}

/** Replaces the characters `from` to `to` (exclusive) of a part's text. */
export interface Edit {
  /** The index in `htmlParts`. */
  part: number;
  from: number;
  to: number;
  replacement: string;
}

interface PlacedPart extends HtmlPart {
  /** The tokens of the text in order; a link and a picture have one. */
  tokens: number[];
}

const ATTRIBUTES = {
  a: { name: 'href', kind: 'link' },
  img: { name: 'alt', kind: 'alt' },
} as const;

/** The parts of sanitised HTML, in its order. A block, a line break and a picture end a line. */
export function htmlParts(html: string): HtmlPart[] {
  return partsOf(tokenize(html));
}

function partsOf(tokens: readonly HtmlToken[]): PlacedPart[] {
  const parts: PlacedPart[] = [];
  let line: PlacedPart | null = null;
  for (const [at, { kind, raw, name }] of tokens.entries()) {
    if (kind === 'text') {
      if (line === null) {
        line = { kind: 'text', text: '', tokens: [] };
        parts.push(line);
      }
      line.text += unescapeHtml(raw);
      line.tokens.push(at);
      continue;
    }
    if (kind === 'void' || isBlockTag(name)) line = null;
    const attribute = kind === 'close' ? undefined : attributeOf(name);
    const value = attribute && attributeValue(raw, attribute.name);
    if (attribute && value) parts.push({ kind: attribute.kind, text: value, tokens: [at] });
  }
  return parts;
}

const attributeOf = (tag: string) => (tag === 'a' || tag === 'img' ? ATTRIBUTES[tag] : undefined);

const pattern = (name: string) => new RegExp(`(\\s${name}=")([^"]*)(")`);

const attributeValue = (raw: string, name: string) =>
  unescapeHtml(pattern(name).exec(raw)?.[2] ?? '');

/**
 * The HTML after the edits, which do not overlap. What replaces a match that crosses inline tags gets the formatting
 * of its first character; an inline element that loses all of its text goes too.
 */
export function editHtml(html: string, edits: readonly Edit[]): string {
  const tokens = tokenize(html);
  const changed = new Map<number, string>();
  for (const [index, part] of partsOf(tokens).entries()) {
    const own = edits.filter((edit) => edit.part === index);
    if (own.length === 0) continue;
    if (part.kind === 'text') editLine(tokens, part.tokens, own, changed);
    else editAttribute(tokens, part, own, changed);
  }
  return withoutEmptied(tokens, changed);
}

/** Plain text after the edits, which do not overlap. */
export function editText(text: string, edits: readonly Omit<Edit, 'part'>[]): string {
  let edited = '';
  let end = 0;
  for (const { from, to, replacement } of [...edits].sort((one, other) => one.from - other.from)) {
    edited += text.slice(end, from) + replacement;
    end = to;
  }
  return edited + text.slice(end);
}

function editAttribute(
  tokens: readonly HtmlToken[],
  { kind, text, tokens: [at = 0] }: PlacedPart,
  edits: readonly Edit[],
  changed: Map<number, string>,
): void {
  const value = escapeHtml(editText(text, edits)).replaceAll('"', '&quot;');
  const { name } = kind === 'link' ? ATTRIBUTES.a : ATTRIBUTES.img;
  const raw = tokens[at]?.raw ?? '';
  changed.set(
    at,
    raw.replace(pattern(name), (_, before: string, _old, after: string) => before + value + after),
  );
}

/** Gives each token of a line its share of the edits; the first token of a match gets the replacement. */
function editLine(
  tokens: readonly HtmlToken[],
  own: readonly number[],
  edits: readonly Edit[],
  changed: Map<number, string>,
): void {
  let start = 0;
  for (const at of own) {
    const text = unescapeHtml(tokens[at]?.raw ?? '');
    const end = start + text.length;
    const shares = edits
      .filter(({ from, to }) => from < end && to > start)
      .map(({ from, to, replacement }) => ({
        from: Math.max(from - start, 0),
        to: Math.min(to, end) - start,
        replacement: from >= start ? replacement : '',
      }));
    if (shares.length > 0) changed.set(at, escapeHtml(editText(text, shares)));
    start = end;
  }
}

/** Joins the tokens; leaves out inline elements whose text an edit has taken away. */
function withoutEmptied(
  tokens: readonly HtmlToken[],
  changed: ReadonlyMap<number, string>,
): string {
  const kept: { raw: string; name: string; opens: boolean; emptied: boolean }[] = [];
  for (const [at, { kind, raw, name }] of tokens.entries()) {
    const text = changed.get(at) ?? raw;
    if (kind === 'text') {
      const last = kept.at(-1);
      if (text !== '') kept.push({ raw: text, name: '', opens: false, emptied: false });
      else if (last?.opens) last.emptied = true;
      continue;
    }
    const last = kept.at(-1);
    if (kind === 'close' && last?.emptied && last.name === name && !isBlockTag(name)) {
      kept.pop();
      // The element around it may be empty now too.
      const outer = kept.at(-1);
      if (outer?.opens) outer.emptied = true;
      continue;
    }
    kept.push({ raw: text, name, opens: kind === 'open', emptied: false });
  }
  return kept.map(({ raw }) => raw).join('');
}
