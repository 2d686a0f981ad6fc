import { type HtmlToken, isBlockTag, tokensOf, toMarkup, toPlain } from './html-tokens.ts';

/**
 * A text made ready for the translator. Attributes stay with us, so that no link, picture or direction
 * can be lost or translated: `markup` sends numbered tags, `plain` sends what stands between the tags.
 */
export interface PreparedText {
  mode: 'markup' | 'plain';
  /** What is sent, in order. */
  texts: string[];
  /** The tags that were sent under a number, or the pieces around the plain texts. */
  kept: string[];
}

export type SegmentMode = PreparedText['mode'];

export function prepareText(html: string, mode: SegmentMode): PreparedText {
  return mode === 'markup' ? prepareMarkup(html) : preparePlain(html);
}

/** Puts the answer's texts back between our own tags. */
export function restoreText(prepared: PreparedText, answers: readonly string[]): string {
  return prepared.mode === 'markup'
    ? restoreMarkup(prepared, answers[0] ?? '')
    : restorePlain(prepared, answers);
}

const attributesOf = ({ raw, name }: HtmlToken) =>
  raw.replace(/^<|\s*\/?>$/g, '').slice(name.length);

function prepareMarkup(html: string): PreparedText {
  const kept: string[] = [];
  const sent = tokensOf(html).map((token) => {
    if (token.kind === 'text' || token.kind === 'close' || attributesOf(token) === '')
      return token.raw;
    kept.push(token.raw);
    return numbered(token.name, kept.length);
  });
  return { mode: 'markup', texts: [sent.join('')], kept };
}

/** A tag with nothing but its number, in an attribute that every cleaner on the way lets through. */
function numbered(name: string, number: number): string {
  if (name === 'a') return `<a href="https://text.invalid/${number}">`;
  return name === 'img' ? `<img src="/${number}">` : `<${name} lang="qaa-n${number}">`;
}

const NUMBER = /(?:https:\/\/text\.invalid\/|src="\/|lang="qaa-n)(\d+)"/;

/** The number under which a tag was sent, or null for a tag that went as it is. */
export function tagNumber(raw: string): number | null {
  const number = NUMBER.exec(raw)?.[1];
  return number === undefined ? null : Number(number);
}

function restoreMarkup({ kept }: PreparedText, answer: string): string {
  return tokensOf(answer)
    .map(({ raw, kind }) => {
      if (kind === 'text') return toMarkup(toPlain(raw));
      const number = tagNumber(raw);
      return number === null ? raw.replace(/\s*\/>$/, '>') : (kept[number - 1] ?? '');
    })
    .join('');
}

/** Words that something can be made of; blanks and signs alone are kept as they are. */
const HAS_WORDS = /[\p{L}\p{N}]/u;

function preparePlain(html: string): PreparedText {
  const texts: string[] = [];
  const kept = [''];
  const keep = (piece: string) => {
    kept[kept.length - 1] += piece;
  };
  for (const token of tokensOf(html)) {
    const plain = token.kind === 'text' ? toPlain(token.raw) : '';
    if (!HAS_WORDS.test(plain)) {
      keep(token.raw);
      continue;
    }
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(plain) ?? [];
    keep(toMarkup(before));
    texts.push(words);
    kept.push(toMarkup(after));
  }
  return { mode: 'plain', texts, kept };
}

function restorePlain({ kept }: PreparedText, answers: readonly string[]): string {
  return kept
    .map((piece, index) => `${index === 0 ? '' : toMarkup(answers[index - 1] ?? '')}${piece}`)
    .join('');
}

/** True when plain pieces cut through a line: something inside it is formatted or linked. */
export function isCutUp(html: string): boolean {
  let pieces = 0;
  for (const { kind, raw, name } of tokensOf(html)) {
    if (kind !== 'text') pieces = name === 'br' || isBlockTag(name) ? 0 : pieces;
    else if (HAS_WORDS.test(toPlain(raw))) pieces += 1;
    if (pieces > 1) return true;
  }
  return false;
}
