import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { type FoundFact, numberKey, type Scan } from './fact.ts';

type HalfOfDay = 'am' | 'pm';

/** The abbreviations behind an hour that name its half of the day, as parts of a regular expression. */
const halves: Partial<Record<LanguageCode, Record<HalfOfDay, string>>> = {
  en: { am: 'a\\.m\\.|am', pm: 'p\\.m\\.|pm' },
  es: { am: 'a\\. ?m\\.', pm: 'p\\. ?m\\.' },
  ar: { am: 'ص', pm: 'م' },
};

const HOUR = '([01]?\\d|2[0-4])';
const MINUTES = '([0-5]\\d)';
const BETWEEN = '\\s?(?:[-–—]|to|until|till|and|a|y|إلى|و)\\s?';
const CLOCK = new RegExp(`(?<![\\d:.,])${HOUR}[:：]${MINUTES}(?![\\d:])`, 'g');
const withUnit: Partial<Record<LanguageCode, RegExp>> = {
  ...Object.fromEntries(
    ['it', 'fr', 'es'].map((language) => [
      language,
      new RegExp(`(?<![\\d.,])${HOUR}\\s?h(?:eures?)?(?:\\s?${MINUTES})?(?![\\p{L}\\d])`, 'giu'),
    ]),
  ),
  de: new RegExp(`(?<![\\d:.,])${HOUR}(?:[.:]${MINUTES})?\\s?Uhr(?:\\s${MINUTES}(?!\\d))?`, 'g'),
  zh: new RegExp(`(?<!\\d)${HOUR}[点點时時](?!间)(?:${MINUTES}分?)?`, 'g'),
};
const ORE = new RegExp(`(?<=\\bore\\s)${HOUR}(?:[.:,]${MINUTES})?(?![\\d])`, 'gi');
/** `9.30` is a time or a decimal number. */
const WITH_DOT = new RegExp(`(?<![\\d.,])${HOUR}\\.${MINUTES}(?![\\d%]|\\.\\d)`, 'g');

/** Times of day; a full hour also matches its number, as in `dalle 9 alle 18`. */
export function takeTimes(scan: Scan): void {
  const { language } = scan;
  takeHalvesOfDay(scan);
  const unit = withUnit[language];
  for (const pattern of [CLOCK, ...(unit ? [unit] : []), ...(language === 'it' ? [ORE] : [])])
    scan.take(pattern, ([, hour, minutes, more]) => [timeFact(hour, minutes ?? more)]);
}

/** `9.30`, once prices are taken. */
export function takeTimesWithDot(scan: Scan): void {
  scan.take(WITH_DOT, ([, hour, minutes]) => {
    const time = timeFact(hour, minutes);
    const asNumber = numberKey(Number(`${hour}.${minutes}`));
    return [{ ...time, alternatives: [...(time.alternatives ?? []), asNumber] }];
  });
}

function timeFact(written = '', minutes = '0', half?: HalfOfDay): FoundFact {
  const hour = Number(written);
  const real = hourIn(hour, half);
  const numbers = new Set([hour, real, real === 0 ? 24 : real].map(numberKey));
  const alternatives = Number(minutes) === 0 ? [...numbers] : [];
  return { kind: 'time', key: `t:${real}:${Number(minutes)}`, alternatives };
}

function hourIn(hour: number, half: HalfOfDay | undefined): number {
  if (half === 'pm') return hour < 12 ? hour + 12 : hour;
  if (half === 'am') return hour === 12 ? 0 : hour;
  return hour === 24 ? 0 : hour;
}

function takeHalvesOfDay(scan: Scan): void {
  const own = halves[scan.language];
  if (own === undefined) return;
  const time = `${HOUR}(?:[.:]${MINUTES})?`;
  const end = `\\s?(?:(${own.am})|(?:${own.pm}))(?!\\p{L})`;
  const pattern = new RegExp(`(?<![\\d:.,])(?:${time}${BETWEEN})?${time}${end}`, 'giu');
  scan.take(pattern, ([, from, fromMinutes, hour, minutes, am]) => {
    const half = am === undefined ? 'pm' : 'am';
    const last = timeFact(hour, minutes, half);
    if (from === undefined) return Number(hour) > 12 && half === 'am' ? null : [last];
    // `10-2 pm` begins in the morning, `2-6 pm` in the afternoon.
    const isEarlier = half === 'pm' && Number(from) % 12 > Number(hour) % 12;
    return [timeFact(from, fromMinutes, isEarlier ? 'am' : half), last];
  });
}
