import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { HAN_NUMERAL, readInteger } from '../../text/digits.ts';
import { type FoundFact, numberKey, type Scan } from './fact.ts';

const YEAR_FIRST = /(?<![\d./-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/])/g;
const DAY_FIRST = /(?<![\d./-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/g;
/** `15.08.` in German and Russian, `15/08` elsewhere. */
const DAY_AND_MONTH = /(?<![\d./-])(\d{1,2})(?:\.(\d{1,2})\.(?!\d)|\/(\d{1,2})(?![\d/]))/g;
const HAN_PART = new RegExp(
  `(\\d{4}|[〇零一二三四五六七八九]{4})年|(\\d{1,2}|[${HAN_NUMERAL}]{1,3})([月日号])`,
  'g',
);

/**
 * Dates as day, month and year apart, because languages write ranges such as `1-15 August` in
 * different orders.
 */
export function takeDates(scan: Scan): void {
  const read = (day: string, month: string, year?: string) => dateFacts(day, month, year);
  scan.take(YEAR_FIRST, ([, year = '', , month = '', day = '']) => read(day, month, year));
  scan.take(DAY_FIRST, ([, day = '', , month = '', year]) => read(day, month, year));
  scan.take(DAY_AND_MONTH, ([, day = '', one, other]) => read(day, one ?? other ?? ''));
  if (scan.language === 'zh') takeHanDates(scan);
  else takeMonthNames(scan);
}

function dateFacts(first: string, second: string, year?: string): FoundFact[] | null {
  // Only American English writes the month first; no month is above 12.
  const isMonthFirst = Number(second) > 12;
  const [day, month] = isMonthFirst ? [second, first] : [first, second];
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > 31) return null;
  const facts = [dayFact(Number(day)), monthFact(Number(month))];
  return year === undefined ? facts : [...facts, yearFact(year)];
}

function dayFact(day: number): FoundFact {
  return { kind: 'date', key: numberKey(day) };
}

function yearFact(year: string): FoundFact {
  const isShort = year.length === 2;
  const alternatives = isShort ? [numberKey(Number(year))] : [];
  return { kind: 'date', key: numberKey(Number(isShort ? `20${year}` : year)), alternatives };
}

/** `24/7` reads as a date: a month matches its number too. */
function monthFact(month: number): FoundFact {
  return { kind: 'date', key: `m:${month}`, alternatives: [numberKey(month)] };
}

function takeHanDates(scan: Scan): void {
  scan.take(HAN_PART, ([, year, number = '', unit]) => {
    if (year !== undefined) return [yearFact(String(readInteger(year)))];
    const value = readInteger(number);
    // A numeral in Han characters is also part of words.
    const isOptional = !/\d/.test(number);
    return [{ ...(unit === '月' ? monthFact(value) : dayFact(value)), isOptional }];
  });
}

function takeMonthNames(scan: Scan): void {
  const { whole, short } = monthPatterns(scan.language);
  scan.take(whole.pattern, ([raw, name = '']) => {
    // `May` is also a verb: alone it may match a month, but is never reported as missing.
    const isOptional = raw === 'May';
    return [{ ...monthFact(whole.monthOf(name)), isOptional }];
  });
  scan.take(short.pattern, ([, behind, before = '']) => [
    { ...monthFact(short.monthOf(behind ?? before)), isOptional: true },
  ]);
}

interface MonthPattern {
  pattern: RegExp;
  monthOf: (name: string) => number;
}

const patterns = new Map<LanguageCode, { whole: MonthPattern; short: MonthPattern }>();

function monthPatterns(language: LanguageCode) {
  const known = patterns.get(language) ?? {
    whole: monthPattern(language, 'long', (names) => `(?<!\\p{L})${prefix(language)}(${names})`),
    // Short names are also words: only those beside a day count.
    short: monthPattern(language, 'short', (names) => {
      const name = `${prefix(language)}(${names})`;
      return `(?:(?<=\\d\\.?\\s?)${name}|(?<!\\p{L})${name}(?=\\.?\\s\\d))`;
    }),
  };
  patterns.set(language, known);
  return known;
}

function monthPattern(
  language: LanguageCode,
  style: 'long' | 'short',
  build: (names: string) => string,
): MonthPattern {
  const months = monthNames(language, style).sort(([one], [other]) => other.length - one.length);
  const names = months.map(([name]) => (name === 'ма' ? 'ма(?=[йяею])' : name)).join('|');
  const ending = language === 'ru' ? '\\p{L}{0,2}' : '';
  // Lower case, `march` and `may` are other words in English.
  const flags = language === 'en' ? 'gu' : 'giu';
  return {
    pattern: new RegExp(`${build(names)}${ending}(?!\\p{L})`, flags),
    monthOf: (name) =>
      months.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1] ?? 0,
  };
}

/** In Hebrew and Arabic words such as `in` and `from` are letters before the name. */
function prefix(language: LanguageCode): string {
  if (language === 'he') return '[ובלמהשכ]{0,2}';
  return language === 'ar' ? '[وبل]{0,2}' : '';
}

/** Arabic has two series of names. */
const moreLocales: Partial<Record<LanguageCode, string>> = { ar: 'ar-LB' };

/** The names without dots; Russian ones without their ending. English keeps its capitals. */
function monthNames(language: LanguageCode, style: 'long' | 'short'): [string, number][] {
  const locales = [language, moreLocales[language]].filter((one) => one !== undefined);
  return locales.flatMap((locale) => {
    // With a day, because some short names differ when they stand alone.
    const day = style === 'short' ? ({ day: 'numeric' } as const) : {};
    const format = new Intl.DateTimeFormat(locale, { ...day, month: style, timeZone: 'UTC' });
    return Array.from({ length: 12 }, (_, index): [string, number] => {
      const parts = format.formatToParts(Date.UTC(2026, index, 15));
      const name = parts.find(({ type }) => type === 'month')?.value.replaceAll('.', '') ?? '';
      return [language === 'ru' ? name.replace(/[ьй]$/, '') : name, index + 1];
    });
  });
}
