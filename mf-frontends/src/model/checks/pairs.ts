import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Finding } from './finding.ts';
import type { VisibleText } from './visible-text.ts';

const closers: Readonly<Record<string, string>> = {
  '(': ')',
  '[': ']',
  '{': '}',
  '（': '）',
  '【': '】',
  '《': '》',
  '〈': '〉',
  '「': '」',
  '『': '』',
};
const closerFamily = (sign: string) => (sign === '）' ? ')' : sign);

const AROUND = 12;

export function findBrackets({ text }: VisibleText): Finding[] {
  const open: { sign: string; at: number }[] = [];
  const wrong: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()[\]{}（）【】《》〈〉「」『』]/g)) {
    if (sign in closers) open.push({ sign, at: index });
    else if (!isListMark(text, index)) {
      const isPair = closerFamily(closers[open.at(-1)?.sign ?? ''] ?? '') === closerFamily(sign);
      if (isPair) open.pop();
      else wrong.push(index);
    }
  }
  wrong.push(...open.map(({ at }) => at));
  return found('brackets', text, wrong);
}

/** `a)` and `1)` open a list item, `:)` is an emoticon. */
function isListMark(text: string, at: number): boolean {
  return (
    text[at] === ')' &&
    /(?:^|\s)(?:\p{L}|\d{1,2})$|[:;]-?$/u.test(text.slice(Math.max(0, at - 4), at))
  );
}

export function findQuotes({ text }: VisibleText, language: LanguageCode): Finding[] {
  const at = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);
  const angles = [at(/«/g), at(/»/g)];
  const single = [at(/‹/g), at(/›/g)];
  // German closes with the sign that opens in English; other languages use it as either.
  const curly = [at(/[“”„]/g)];
  // The straight sign also stands for inches and in Hebrew abbreviations.
  const straight = [
    at(/(?<![\d\p{Script=Hebrew}])"|(?<=\p{Script=Hebrew})"(?!\p{Script=Hebrew})/gu),
  ];
  const isHebrew = language === 'he';
  const wrong = [
    ...unpaired(angles),
    ...unpaired(single),
    ...unpaired(curly),
    ...(isHebrew ? [] : unpaired(straight)),
  ];
  return found('quotes', text, wrong);
}

/** Of two lists their counts differ; of one its count is odd. The last sign is shown. */
function unpaired([opening = [], closing]: readonly (readonly number[])[]): number[] {
  const isWrong =
    closing === undefined ? opening.length % 2 === 1 : opening.length !== closing.length;
  const longer = closing !== undefined && closing.length > opening.length ? closing : opening;
  return isWrong ? longer.slice(-1) : [];
}

function found(check: 'brackets' | 'quotes', text: string, places: readonly number[]): Finding[] {
  if (places.length === 0) return [];
  const target = places.toSorted((one, other) => one - other).map((at) => around(text, at, at + 1));
  return [{ check, source: [], target }];
}

export function around(text: string, start: number, end: number): string {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  const piece = text.slice(from, to).replaceAll('\n', ' ').trim();
  return `${from > 0 ? '…' : ''}${piece}${to < text.length ? '…' : ''}`;
}
