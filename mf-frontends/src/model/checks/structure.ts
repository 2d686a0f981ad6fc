import type { TextCheck } from '@wabu/shared/entities/rich-text/text-checks';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Finding } from './finding.ts';
import type { Block, VisibleText } from './visible-text.ts';

export function findStructure(source: VisibleText, target: VisibleText): Finding[] {
  return [
    ...counts('paragraphs', linesOf(source, 'paragraph'), linesOf(target, 'paragraph')),
    ...counts('list', linesOf(source, 'item'), linesOf(target, 'item')),
    ...counts('pictures', source.pictures, target.pictures),
  ];
}

const linesOf = ({ blocks }: VisibleText, kind: Block['kind']) =>
  blocks.filter((block) => block.kind === kind).length;

function counts(check: TextCheck, source: number, target: number): Finding[] {
  return source === target ? [] : [{ check, source: [String(source)], target: [String(target)] }];
}

/** How long a text becomes in each language, Italian being 1. */
const lengths: Record<LanguageCode, number> = {
  it: 1,
  en: 0.92,
  de: 1.06,
  fr: 1.06,
  es: 1,
  ru: 1,
  zh: 0.32,
  he: 0.72,
  ar: 0.82,
};
/** Below it a single word decides. In letters of an Italian text. */
const MIN_LENGTH = 60;
const TOO_SHORT = 0.5;
const TOO_LONG = 2;

const otherScripts: ReadonlySet<LanguageCode> = new Set(['ru', 'zh', 'he', 'ar']);

/** The letters that an Italian text would have. Addresses and names in Latin letters are as long in every language. */
function sizeOf({ text }: VisibleText, language: LanguageCode): number {
  const latin = otherScripts.has(language) ? text.replace(/[^!-~]/g, '').length : 0;
  return latin + (text.length - latin) / lengths[language];
}

export function findLength(
  source: VisibleText,
  target: VisibleText,
  languages: { source: LanguageCode; target: LanguageCode },
): Finding[] {
  const expected = sizeOf(source, languages.source);
  const actual = sizeOf(target, languages.target);
  const isFar = actual < expected * TOO_SHORT || actual > expected * TOO_LONG;
  if (!isFar || Math.max(expected, actual) < MIN_LENGTH) return [];
  return counts('length', source.text.length, target.text.length);
}
