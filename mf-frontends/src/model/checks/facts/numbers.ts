import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { HAN_NUMERAL, readInteger, readRoman } from '../../text/digits.ts';
import { type FoundFact, numberKey, type Scan } from './fact.ts';
import { numberWords } from './number-words.ts';

const DIGITS = "\\d+(?:[.,٫٬'’]\\d+|[\\u00a0\\u202f]\\d{3}(?!\\d))*";
/** Languages that also group digits with a space. */
const spacing: ReadonlySet<LanguageCode> = new Set(['fr', 'ru', 'es']);
const numberIn = (language: LanguageCode) =>
  spacing.has(language) ? `(?:\\d{1,3}(?: \\d{3})+(?!\\d)(?:,\\d+)?|${DIGITS})` : DIGITS;

const currencies = {
  EUR: '€|欧元|(?:EUR|[Ee]uros?|евро|يورو|אירו|יורו)(?!\\p{L})',
  USD: '\\$|美元|(?:USD|[Dd]ollar[si]?)(?!\\p{L})',
  GBP: '£|英镑|(?:GBP)(?!\\p{L})',
  CHF: '瑞士法郎|(?:CHF)(?!\\p{L})',
} as const;
const anyCurrency = Object.values(currencies).join('|');

/** Prices with their currency; a price also matches its number. */
export function takePrices(scan: Scan): void {
  const number = numberIn(scan.language);
  const before = `(?<!\\p{L})(${anyCurrency})\\s?(${number})`;
  const after = `(${number})(?:,[-–])?\\s?(${anyCurrency})`;
  const read = (amount: string, currency: string): FoundFact[] | null => {
    const [value, ...others] = readNumbers(amount, scan.language);
    if (value === undefined || others.length > 0) return null;
    return [
      {
        kind: 'price',
        key: `p:${currencyOf(currency)}:${value}`,
        alternatives: [numberKey(value)],
      },
    ];
  };
  scan.take(new RegExp(after, 'gu'), ([, amount = '', currency = '']) => read(amount, currency));
  scan.take(new RegExp(before, 'gu'), ([, currency = '', amount = '']) => read(amount, currency));
}

function currencyOf(written: string): string {
  const found = Object.entries(currencies).find(([, one]) =>
    new RegExp(`^(?:${one})$`, 'u').test(written),
  );
  return found?.[0] ?? '';
}

const scales: Record<LanguageCode, readonly (readonly [pattern: string, value: number])[]> = {
  it: [
    ['mila', 1_000],
    ['milion[ei]', 1_000_000],
  ],
  en: [
    ['thousand', 1_000],
    ['million', 1_000_000],
  ],
  de: [
    ['tausend', 1_000],
    ['million(?:en)?|mio', 1_000_000],
  ],
  fr: [
    ['mille', 1_000],
    ['millions?', 1_000_000],
  ],
  es: [
    ['mil', 1_000],
    ['mill(?:ón|ones)', 1_000_000],
  ],
  ru: [
    ['тыс(?:яч\\p{L}*)?', 1_000],
    ['миллион\\p{L}*|млн', 1_000_000],
  ],
  zh: [
    ['千', 1_000],
    ['万', 10_000],
    ['亿', 100_000_000],
  ],
  he: [
    ['אלף', 1_000],
    ['מיליון', 1_000_000],
  ],
  ar: [
    ['ألف|آلاف', 1_000],
    ['مليون', 1_000_000],
  ],
};

/** All numbers that are left, and words that say a number. */
export function takeNumbers(scan: Scan): void {
  const { language } = scan;
  const number = numberIn(language);
  for (const [word, scale] of scales[language]) {
    const end = language === 'zh' ? '' : '(?!\\p{L})';
    const pattern = new RegExp(`(${number})\\s?(?:${word})${end}`, 'giu');
    scan.take(pattern, ([, amount = '']) => {
      const [value = 0] = readNumbers(amount, language);
      const key = numberKey(value * scale);
      return [{ kind: 'number', key, alternatives: [numberKey(value)] }];
    });
  }
  if (language === 'zh') takeDiscounts(scan);
  // The digit of a unit or of a formula: `50 m2`, `CO2`.
  scan.take(/(?<=(?<!\p{L})(?:[kcd]?m|CO|H))2(?!\d)|(?<=(?<!\p{L})[kcd]?m)3(?!\d)/gu, () => []);
  scan.take(new RegExp(number, 'gu'), ([amount]) =>
    readNumbers(amount, language).map((value) => ({ kind: 'number', key: numberKey(value) })),
  );
  takeNumberWords(scan);
}

/** What a Chinese discount takes off in per cent: `8折` and `八折` are 20 %, `7.5折` 25 %. */
function takeDiscounts(scan: Scan): void {
  scan.take(/(\d)\.?(\d)?折|([一二三四五六七八九])([一二三四五六七八九])?折/g, (match) => {
    const [, ...parts] = match;
    const [tens = '', ones = '0'] = parts.filter((part) => part !== undefined);
    const left = readInteger(tens) * 10 + readInteger(ones);
    const isOptional = !/\d/.test(match[0]);
    return [{ kind: 'number', key: numberKey(100 - left), isOptional }];
  });
}

function takeNumberWords(scan: Scan): void {
  const optional = (value: number): FoundFact[] => [
    { kind: 'number', key: numberKey(value), isOptional: true },
  ];
  const words = numberWords(scan.language);
  scan.take(words.pattern, ([, word = '']) => optional(words.valueOf(word)));
  if (scan.language === 'zh')
    scan.take(new RegExp(`[${HAN_NUMERAL}]+`, 'g'), ([word]) => optional(readInteger(word)));
  scan.take(/(?<!\p{L})(?:[IVXLC]{2,}(?!\p{Lu})|[IVX](?!\p{L}))/gu, ([word]) =>
    optional(readRoman(word)),
  );
}

const commaDecimal: ReadonlySet<LanguageCode> = new Set(['it', 'de', 'fr', 'es', 'ru']);
const GROUPED = /^\d{1,3}(?:[^\d]\d{3})+$/;

/** Reads what one run of digits and separators says: one number, or several. */
function readNumbers(raw: string, language: LanguageCode): number[] {
  const decimal = commaDecimal.has(language) ? ',' : '.';
  const marks = raw.replace(/\d/g, '');
  const last = marks.at(-1) ?? '';
  const cut = raw.lastIndexOf(last);
  const joined = (text: string) => Number(text.replace(/\D/g, ''));
  if (marks === '') return [Number(raw)];
  const isOneMark = new Set(marks).size === 1;
  if (isOneMark && last !== decimal && last !== '٫' && GROUPED.test(raw)) return [joined(raw)];
  const [whole, fraction] = [raw.slice(0, cut), raw.slice(cut + 1)];
  const canGroup = marks.length === 1 || GROUPED.test(whole);
  const isOther = !marks.slice(0, -1).includes(last);
  if (/[.,٫]/.test(last) && canGroup && isOther) return [Number(`${joined(whole)}.${fraction}`)];
  return raw.split(/\D+/).map(Number);
}
