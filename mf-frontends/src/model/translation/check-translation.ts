import {
  isBlockTag,
  plainTextOf,
  tokenize,
  unescapeHtml,
} from '@wabu/shared/entities/rich-text/html-tokens';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { foldDigits } from '../text/digits.ts';
import { HAS_WORDS, type PreparedText, tagNumber } from '../text/segments.ts';

export type Flag = 'numbers' | 'lines' | 'empty' | 'same' | 'pieces' | 'long';

export function tagsMatch(prepared: PreparedText, answer: string): boolean {
  if (prepared.mode === 'plain') return true;
  const source = prepared.texts[0] ?? '';
  const shape = shapeOf(answer);
  return (
    shape !== null &&
    shape === shapeOf(source) &&
    linesMatch(source, answer) &&
    wordsStayInTags(source, answer)
  );
}

const LEADING_SIGN = /^\s*[,;:.!?…、，。；：！？،؛؟]/u;

/** True when each line has words, numbers and a leading punctuation mark where the source has them. */
function linesMatch(source: string, answer: string): boolean {
  const [wanted, found] = [linesOf(source), linesOf(answer)];
  // Words such as `due` may become digits, but not in another line.
  const hasSameNumbers = numbersOf(wanted.join('\n')) === numbersOf(found.join('\n'));
  const isLike = (line: string, other = '') =>
    HAS_WORDS.test(line) === HAS_WORDS.test(other) &&
    (!LEADING_SIGN.test(other) || LEADING_SIGN.test(line)) &&
    (!hasSameNumbers || numbersOf(line) === numbersOf(other));
  return (
    wanted.length === found.length && wanted.every((line, index) => isLike(line, found[index]))
  );
}

function linesOf(html: string): string[] {
  const lines = [''];
  for (const { kind, raw, name } of tokenize(html))
    if (kind === 'text') lines.push(`${lines.pop()}${unescapeHtml(raw)}`);
    else if (name === 'br' || isBlockTag(name)) lines.push('');
  return lines;
}

/** A tag inside a word. Arabic and Chinese write words together, and Hebrew is sent without tags. */
const SPLIT_WORD =
  /[\p{sc=Latin}\p{sc=Cyrillic}](?:<[^>]*>)+[\p{sc=Latin}\p{sc=Cyrillic}]|\d(?:<[^>]*>)+\d/gu;
const LINE_END = /<(?:br|\/?(?:p|h[1-6]|[uo]l|li|blockquote))\b[^>]*>/g;

/** True when no tag has moved into a word, and no word of a link has moved out of it. */
function wordsStayInTags(source: string, answer: string): boolean {
  const splits = (html: string) => html.replace(LINE_END, '\n').match(SPLIT_WORD)?.length ?? 0;
  if (splits(answer) > splits(source)) return false;
  const found = linksOf(answer);
  const all = wordsIn(plainTextOf(answer));
  return [...linksOf(source)].every(([number, words]) =>
    words.every((word) => !all.includes(word) || found.get(number)?.includes(word)),
  );
}

/** The words of each link, by its placeholder number. */
function linksOf(html: string): Map<number | null, string[]> {
  const links = html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs);
  return new Map(
    [...links].map(([, tag = '', text = '']) => [tagNumber(tag), wordsIn(plainTextOf(text))]),
  );
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? [];

interface Placed {
  tag: string;
  name: string;
  hasWords: boolean;
}

/** Inline tags are sorted within their block: word order differs between languages. Null: badly nested. */
function shapeOf(html: string): string | null {
  const placed: Placed[] = [];
  const open: Placed[] = [{ tag: 'text', name: '', hasWords: false }];
  for (const { kind, raw, name } of tokenize(html)) {
    if (kind === 'text') {
      if (/[<>]/.test(raw)) return null;
      if (!HAS_WORDS.test(raw)) continue;
      const block = open.findLastIndex((one) => one.name === '' || isBlockTag(one.name));
      for (const one of open.slice(block)) one.hasWords = true;
    } else if (kind === 'close') {
      if (open.length === 1 || open.pop()?.name !== name) return null;
      if (isBlockTag(name)) placed.push({ tag: `/${name}`, name, hasWords: false });
    } else {
      const next = { tag: `${name}${tagNumber(raw) ?? ''}`, name, hasWords: false };
      placed.push(next);
      if (kind === 'open') open.push(next);
    }
  }
  return open.length === 1 ? normalizeShape([...open, ...placed]) : null;
}

function normalizeShape(placed: readonly Placed[]): string {
  const shape: string[] = [];
  let inside: string[] = [];
  for (const { tag, name, hasWords } of placed) {
    const words = hasWords ? `${tag}+` : tag;
    if (!isBlockTag(name)) inside.push(words);
    else {
      shape.push(...inside.sort(), words);
      inside = [];
    }
  }
  return [...shape, ...inside.sort()].join(' ');
}

export function flagsOf(source: string, translated: string): Flag[] {
  if (isEmptyText(translated)) return ['empty'];
  const flags: Flag[] = [];
  const sourceText = plainTextOf(source);
  const translatedText = plainTextOf(translated);
  if (translatedText === '' && sourceText !== '') return ['empty'];
  if (numbersOf(sourceText) !== numbersOf(translatedText)) flags.push('numbers');
  if (!linesMatch(source, translated)) flags.push('lines');
  if (sourceText === translatedText && /\p{L}{4}/u.test(sourceText)) flags.push('same');
  return flags;
}

/** The digit runs of a text in ASCII, sorted, regardless of script and separators. */
function numbersOf(text: string): string {
  return (foldDigits(text).match(/\d+/g) ?? []).sort().join(' ');
}
