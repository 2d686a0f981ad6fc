import {
  escapeHtml,
  type HtmlToken,
  isBlockTag,
  tokenize,
  unescapeHtml,
} from '@wabu/shared/entities/rich-text/html-tokens';

/** Attributes are not sent, so no link, picture or direction can be lost or translated. */
export interface PreparedText {
  mode: 'markup' | 'plain';
  texts: string[];
  /** In `markup` the original tags by placeholder number; in `plain` the HTML around each text. */
  skeleton: string[];
}

export type SegmentMode = PreparedText['mode'];

export function prepareText(html: string, mode: SegmentMode): PreparedText {
  return mode === 'markup' ? prepareMarkup(html) : preparePlain(html);
}

export function restoreText(prepared: PreparedText, answers: readonly string[]): string {
  return prepared.mode === 'markup'
    ? restoreMarkup(prepared, answers[0] ?? '')
    : restorePlain(prepared, answers);
}

const attributesOf = ({ raw, name }: HtmlToken) =>
  raw.replace(/^<|\s*\/?>$/g, '').slice(name.length);

function prepareMarkup(html: string): PreparedText {
  const skeleton: string[] = [];
  const sent = tokenize(html).map((token) => {
    if (token.kind === 'text' || token.kind === 'close' || attributesOf(token) === '')
      return token.raw;
    skeleton.push(token.raw);
    return placeholderTag(token.name, skeleton.length);
  });
  return { mode: 'markup', texts: [sent.join('')], skeleton };
}

function placeholderTag(name: string, number: number): string {
  if (name === 'a') return `<a href="https://text.invalid/${number}">`;
  return name === 'img' ? `<img src="/${number}">` : `<${name} lang="qaa-n${number}">`;
}

const PLACEHOLDER_NUMBER = /(?:https:\/\/text\.invalid\/|src="\/|lang="qaa-n)(\d+)"/;

export function tagNumber(raw: string): number | null {
  const number = PLACEHOLDER_NUMBER.exec(raw)?.[1];
  return number === undefined ? null : Number(number);
}

function restoreMarkup({ skeleton }: PreparedText, answer: string): string {
  return tokenize(answer)
    .map(({ raw, kind }) => {
      if (kind === 'text') return escapeHtml(unescapeHtml(raw));
      const number = tagNumber(raw);
      return number === null ? raw.replace(/\s*\/>$/, '>') : (skeleton[number - 1] ?? '');
    })
    .join('');
}

export const HAS_WORDS = /[\p{L}\p{N}]/u;

function preparePlain(html: string): PreparedText {
  const texts: string[] = [];
  const skeleton = [''];
  const keep = (piece: string) => {
    skeleton[skeleton.length - 1] += piece;
  };
  for (const token of tokenize(html)) {
    const plain = token.kind === 'text' ? unescapeHtml(token.raw) : '';
    if (!HAS_WORDS.test(plain)) {
      keep(token.raw);
      continue;
    }
    const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/su.exec(plain) ?? [];
    keep(escapeHtml(before));
    texts.push(words);
    skeleton.push(escapeHtml(after));
  }
  return { mode: 'plain', texts, skeleton };
}

function restorePlain({ skeleton }: PreparedText, answers: readonly string[]): string {
  return skeleton
    .map((piece, index) => `${index === 0 ? '' : escapeHtml(answers[index - 1] ?? '')}${piece}`)
    .join('');
}

export function splitsSentence(html: string): boolean {
  let pieces = 0;
  for (const { kind, raw, name } of tokenize(html)) {
    if (kind !== 'text') pieces = name === 'br' || isBlockTag(name) ? 0 : pieces;
    else if (HAS_WORDS.test(unescapeHtml(raw))) pieces += 1;
    if (pieces > 1) return true;
  }
  return false;
}
