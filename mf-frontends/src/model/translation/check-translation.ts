import { isBlockTag, plainTextOf, tokenize } from '@wabu/shared/entities/rich-text/html-tokens';
import { isEmptyText } from '@wabu/shared/entities/translation-provenance';
import { foldDigits } from '../text/digits.ts';
import { type PreparedText, tagNumber } from '../text/segments.ts';

/** Why a translated text needs review. */
export type Flag = 'numbers' | 'empty' | 'same' | 'pieces' | 'long';

/**
 * True when the tags of the translation match the source: blocks in the same order, the same inline
 * tags in each block, properly nested, and text inside the same tags.
 */
export function tagsMatch(prepared: PreparedText, answer: string): boolean {
  if (prepared.mode === 'plain') return true;
  const shape = shapeOf(answer);
  return shape !== null && shape === shapeOf(prepared.texts[0] ?? '');
}

interface Placed {
  tag: string;
  name: string;
  hasWords: boolean;
}

/**
 * The tags in order. Inline tags are sorted within their block, because word order differs between
 * languages. Null when tags are not properly nested.
 */
function shapeOf(html: string): string | null {
  const placed: Placed[] = [];
  const open: Placed[] = [{ tag: 'text', name: '', hasWords: false }];
  for (const { kind, raw, name } of tokenize(html)) {
    if (kind === 'text') {
      if (/[<>]/.test(raw)) return null;
      if (!/[\p{L}\p{N}]/u.test(raw)) continue;
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

/** Compares the visible texts and lists what needs review. */
export function flagsOf(source: string, translated: string): Flag[] {
  if (isEmptyText(translated)) return ['empty'];
  const flags: Flag[] = [];
  const sourceText = plainTextOf(source);
  const translatedText = plainTextOf(translated);
  if (translatedText === '' && sourceText !== '') return ['empty'];
  if (numbersOf(sourceText) !== numbersOf(translatedText)) flags.push('numbers');
  if (sourceText === translatedText && /\p{L}{4}/u.test(sourceText)) flags.push('same');
  return flags;
}

/** The digit runs of a text in ASCII, sorted, regardless of script and separators. */
function numbersOf(text: string): string {
  return (foldDigits(text).match(/\d+/g) ?? []).sort().join(' ');
}
