import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { type FoundFact, numberKey, type Scan } from './fact.ts';

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

/** All numbers that are left; `1.2万` is 12,000. */
export function takeNumbers(scan: Scan): void {
  const { language } = scan;
  const number = numberIn(language);
  if (language === 'zh')
    scan.take(new RegExp(`(${number})万`, 'g'), ([, amount = '']) => {
      const [value = 0] = readNumbers(amount, language);
      return [{ kind: 'number', key: numberKey(value * 10_000) }];
    });
  // The digit of a unit or of a formula: `50 m2`, `CO2`.
  scan.take(/(?<=(?<!\p{L})(?:[kcd]?m|CO|H))2(?!\d)|(?<=(?<!\p{L})[kcd]?m)3(?!\d)/gu, () => []);
  scan.take(new RegExp(number, 'gu'), ([amount]) =>
    readNumbers(amount, language).map((value) => ({ kind: 'number', key: numberKey(value) })),
  );
  // Other languages write the century of a `XIII secolo` in digits.
  scan.take(/(?<!\p{L})(?:[IVXLC]{2,}(?!\p{Lu})|[IVX](?!\p{L}))/gu, ([word]) => [
    { kind: 'number', key: numberKey(readRoman(word)), isOptional: true },
  ]);
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

function readRoman(text: string): number {
  const values = [...text].map((letter) => ROMAN[letter] ?? 0);
  return values.reduce(
    (sum, value, index) => sum + (value < (values[index + 1] ?? 0) ? -value : value),
    0,
  );
}

const commaDecimal: ReadonlySet<LanguageCode> = new Set(['it', 'de', 'fr', 'es', 'ru']);
const GROUPED = /^\d{1,3}(?:[^\d]\d{3})+$/;

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
