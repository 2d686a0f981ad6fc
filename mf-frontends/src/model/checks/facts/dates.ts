import { type FoundFact, numberKey, type Scan } from './fact.ts';

const YEAR_FIRST = /(?<![\d./-])(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?![\d/])/g;
const DAY_FIRST = /(?<![\d./-])(\d{1,2})([/.-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/])/g;
/** `15.08.` in German and Russian, `15/08` elsewhere. */
const DAY_AND_MONTH = /(?<![\d./-])(\d{1,2})(?:\.(\d{1,2})\.(?!\d)|\/(\d{1,2})(?![\d/]))/g;
const HAN_PART = /(?:(\d{4})年|(\d{1,2})([月日号]))/g;

/** Day, month and year apart: the other text may name the month, which leaves two numbers. */
export function takeDates(scan: Scan): void {
  scan.take(YEAR_FIRST, ([, year, , month, day]) => dateFacts(day, month, year));
  scan.take(DAY_FIRST, ([, day, , month, year]) => dateFacts(day, month, year));
  scan.take(DAY_AND_MONTH, ([, day, one, other]) => dateFacts(day, one ?? other));
  if (scan.language !== 'zh') return;
  scan.take(HAN_PART, ([, year, number, unit]) => {
    if (year !== undefined) return [yearFact(year)];
    return [unit === '月' ? monthFact(Number(number)) : dayFact(Number(number))];
  });
}

function dateFacts(first = '', second = '', year?: string): FoundFact[] | null {
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
