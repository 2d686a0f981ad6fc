import type { SearchSegment } from '@wabu/shared/entities/search/search';
import type { QueryWord } from './search-query.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Characters of an excerpt, without the ellipses. */
const EXCERPT_LENGTH = 180;
/** Characters before the first match. */
const LEAD = 50;
/** Characters that are searched for a match; further ones would cost more than they show. */
export const SCANNED_LENGTH = 20_000;

interface Match {
  start: number;
  end: number;
  /** The position of the word in the query. */
  word: number;
}

/** The whole text, with the words of the query marked. */
export function highlight(text: string, words: QueryWord[]): SearchSegment[] {
  return segmentsOf(text, 0, text.length, [...matchesIn(text, words)]);
}

/**
 * The part of the original text that has most words of the query, with them marked; the beginning when it has
 * none. Lines are joined by a dot.
 */
export function excerptOf(text: string, words: QueryWord[]): SearchSegment[] {
  const matches = bestMatches(text, words);
  const start = wordStart(text, (matches[0]?.start ?? 0) - LEAD);
  const end = wordEnd(text, start + EXCERPT_LENGTH);
  const segments = segmentsOf(text, start, end, matches);
  const ellipsis = { text: '…', isMatch: false };
  return joined([
    ...(start > 0 ? [ellipsis] : []),
    ...segments.map((one) => ({ ...one, text: one.text.replace(/(?<!\s)\s*\n\s*/g, ' · ') })),
    ...(end < text.length ? [ellipsis] : []),
  ]);
}

/** Neighbouring matches with as many different words as possible. Reads no further once it has all. */
function bestMatches(text: string, words: QueryWord[]): Match[] {
  let best: Match[] = [];
  let near: Match[] = [];
  for (const match of matchesIn(text.slice(0, SCANNED_LENGTH), words)) {
    near = [...near, match].filter(({ start }) => match.end - start < EXCERPT_LENGTH - LEAD);
    const isComplete = numberOfWords(best) === words.length;
    if (isComplete && best[0] !== near[0]) break;
    if (best[0] === near[0] || numberOfWords(near) > numberOfWords(best)) best = near;
  }
  return best;
}

const numberOfWords = (matches: Match[]) => new Set(matches.map(({ word }) => word)).size;

function* matchesIn(text: string, words: QueryWord[]): Generator<Match> {
  const longest = Math.max(...words.map(lengthOf));
  const window: Token[] = [];
  for (const token of tokensOf(text)) {
    window.push(token);
    if (window.length < longest) continue;
    yield* matchAt(window, words);
    window.shift();
  }
  while (window.length > 0) {
    yield* matchAt(window, words);
    window.shift();
  }
}

const lengthOf = ({ variants }: QueryWord) =>
  Math.max(...variants.map((variant) => variant.split(' ').length));

/** The match that begins with the first token. */
function* matchAt(tokens: Token[], words: QueryWord[]): Generator<Match> {
  for (const [position, word] of words.entries()) {
    const last = lastOfMatch(word, tokens);
    if (last === undefined) continue;
    yield { start: tokens[0]?.start ?? 0, end: last.end, word: position };
    return;
  }
}

function lastOfMatch(word: QueryWord, tokens: Token[]): Token | undefined {
  const [first] = tokens;
  for (const variant of word.variants) {
    if (!word.isPhrase && first?.term.startsWith(variant)) return first;
    // Most tokens fail here, and to split the variant for each of them takes most of the time.
    if (first === undefined || !variant.startsWith(first.term)) continue;
    const terms = variant.split(' ');
    const isHere = terms.every((term, offset) => tokens[offset]?.term === term);
    if (isHere) return tokens[terms.length - 1];
  }
  return undefined;
}

/** The start of the first word at or after a place; ideographs may begin anywhere. */
function wordStart(text: string, at: number): number {
  if (at <= 0) return 0;
  const blank = text.slice(at, at + LEAD).search(/\s/);
  return notInsidePair(text, blank < 0 ? at : at + blank + 1);
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.slice(at - 30, at).search(/\s\S*$/);
  return notInsidePair(text, blank < 0 ? at : at - 30 + blank);
}

/** Moves a place inside a surrogate pair before it. */
function notInsidePair(text: string, at: number): number {
  return /^[\uDC00-\uDFFF]/.test(text.slice(at, at + 1)) ? at - 1 : at;
}

function segmentsOf(text: string, start: number, end: number, matches: Match[]): SearchSegment[] {
  const segments: SearchSegment[] = [];
  let at = start;
  for (const match of matches) {
    if (match.start < at || match.end > end) continue;
    segments.push({ text: text.slice(at, match.start), isMatch: false });
    segments.push({ text: text.slice(match.start, match.end), isMatch: true });
    at = match.end;
  }
  segments.push({ text: text.slice(at, end), isMatch: false });
  return joined(segments);
}

/** Without empty segments, and neighbours of one kind as one. */
function joined(segments: SearchSegment[]): SearchSegment[] {
  const result: SearchSegment[] = [];
  for (const segment of segments) {
    const last = result.at(-1);
    if (segment.text === '') continue;
    if (last?.isMatch === segment.isMatch && !segment.isMatch) last.text += segment.text;
    else result.push({ ...segment });
  }
  return result;
}
