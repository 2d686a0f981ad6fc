/// <reference path="./opencc-js.d.ts" />
import { foldCharacter } from '@wabu/shared/entities/search/fold-text';
import traditional from 'opencc-js/dict/TSCharacters';

/** A word of a text, or one character of a script that writes without blanks. */
export interface Token {
  /** The folded form, which index and query compare. */
  term: string;
  /** The place in the original text, in UTF-16 code units; `end` is exclusive. */
  start: number;
  end: number;
  /** True for a character of a script without blanks between words. */
  isIdeograph: boolean;
  /** Of a word made of several, such as `wifi` of `Wi-Fi`: they are the tokens before it. */
  parts?: string[];
}

/** Longer words are cut, so that the index stays small. */
const MAX_TERM = 40;

/** Between two words that are also one. */
const JOINERS = '&＆+＋-‐‑－';
const IDEOGRAPH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;
const WORD = /^[\p{L}\p{N}]+$/u;
/** Inside of a Hebrew word a part of it, geresh or gershayim: `צ'ק`, `צה"ל`. */
const QUOTE = /^['"”“״]$/;
const HEBREW = /^\p{Script=Hebrew}$/u;

/** The simplified character of a traditional one. */
const simplified = new Map(
  traditional.split('|').map((pair) => pair.split(' ', 2) as [string, string]),
);

interface FoldedCharacter {
  term: string;
  /** A mark belongs to the word around it, and a quotation mark to a Hebrew one. */
  kind: 'letter' | 'mark' | 'quote' | 'separator' | 'ideograph';
}

/** By code point; characters beyond the first plane are rare, and not kept. */
const cache: FoldedCharacter[] = [];
const LAST_CACHED = 0xffff;

/**
 * The words of a text, folded. Index, query and highlights use this one function, so that they agree on what a word
 * is. Words joined by a hyphen or the like are followed by the word that they are together.
 */
export function* tokensOf(text: string): Generator<Token> {
  let term = '';
  let start = 0;
  let end = 0;
  let next = 0;
  let before: Token | null = null;
  let joined: Token[] | null = null;
  // The end is a separator too; to read behind it is slow.
  for (let at = 0; at <= text.length; at = next) {
    const code = at < text.length ? (text.codePointAt(at) ?? 0) : 0;
    const folded = cache[code] ?? fold(code);
    next = at + (code > LAST_CACHED ? 2 : 1);
    if (folded.kind === 'mark') {
      if (term !== '') end = next;
    } else if (folded.kind === 'letter') {
      if (term === '') start = at;
      if (term.length < MAX_TERM) term += folded.term;
      end = next;
    } else if (folded.kind !== 'quote' || !isGeresh(term, text[next])) {
      if (term !== '') {
        const token = { term: term.slice(0, MAX_TERM), start, end, isIdeograph: false };
        if (before !== null && isJoined(text, before, token)) {
          joined ??= [before];
          joined.push(token);
        } else if (joined) {
          yield wholeOf(joined);
          joined = null;
        }
        yield token;
        before = token;
      }
      term = '';
      if (folded.kind === 'ideograph')
        yield { term: folded.term, start: at, end: next, isIdeograph: true };
    }
  }
  if (joined) yield wholeOf(joined);
}

/** `Wi-Fi`, `B&B` and `B & B`. */
function isJoined(text: string, one: Token, other: Token): boolean {
  const length = other.start - one.end;
  if (length === 1) return JOINERS.includes(text[one.end] ?? '');
  const between = length > 3 ? '' : text.slice(one.end, other.start);
  return one.term.length === 1 && other.term.length === 1 && /^ ?[&＆] ?$/.test(between);
}

function wholeOf(joined: readonly Token[]): Token {
  const parts = joined.map(({ term }) => term);
  const term = parts.join('').slice(0, MAX_TERM);
  const [start = 0, end = 0] = [joined[0]?.start, joined.at(-1)?.end];
  return { term, start, end, isIdeograph: false, parts };
}

const isGeresh = (before: string, after = '') =>
  HEBREW.test(before.at(-1) ?? '') && HEBREW.test(after);

function fold(code: number): FoldedCharacter {
  const character = String.fromCodePoint(code);
  const term = foldCharacter(simplified.get(character) ?? character);
  const folded = { term, kind: kindOf(character, term) };
  if (code <= LAST_CACHED) cache[code] = folded;
  return folded;
}

function kindOf(character: string, term: string): FoldedCharacter['kind'] {
  if (term === '') return 'mark';
  if (QUOTE.test(term)) return 'quote';
  if (!WORD.test(term)) return 'separator';
  return IDEOGRAPH.test(character) ? 'ideograph' : 'letter';
}
