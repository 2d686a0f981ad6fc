import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { HAN_NUMERAL, readInteger } from '../../text/digits.ts';
import { type FoundFact, numberKey, type Scan } from './fact.ts';

type HalfOfDay = 'am' | 'pm' | null;

/** Words after an hour that name its half of the day, as parts of a regular expression. */
const halfWords: Partial<Record<LanguageCode, { am: string; pm: string }>> = {
  en: {
    am: 'a\\.m\\.|am|in the morning',
    pm: 'p\\.m\\.|pm|in the (?:afternoon|evening)|at night',
  },
  it: { am: 'd[ie]l? mattin[oa]', pm: 'd[ie]l? (?:pomeriggio|sera)' },
  de: { am: 'morgens|vormittags|früh', pm: 'nachmittags|abends' },
  fr: { am: 'du matin', pm: "de l[’']après-midi|du soir" },
  es: {
    am: 'a\\. ?m\\.|de la mañana',
    pm: 'p\\. ?m\\.|de la (?:tarde|noche)',
  },
  ru: { am: 'утра', pm: 'дня|вечера' },
  he: { am: 'בבוקר', pm: 'אחר הצהריים|אחה["״]צ|בערב' },
  ar: { am: 'صباح[اً]*|ص(?!\\p{L})', pm: 'مساء[ًا]*|ظهر[اً]*|م(?!\\p{L})' },
};
/** Between an hour and its half of the day. */
const hourWords: Partial<Record<LanguageCode, string>> = {
  de: 'Uhr',
  fr: 'h(?:eures?)?',
  ru: 'час(?:а|ов)?|ч\\.?',
};

const HOUR = '([01]?\\d|2[0-4])';
const MINUTES = '([0-5]\\d)';
const BETWEEN = '\\s?(?:[-–—]|to|until|till|and|al|alle|a|e|bis|und|à|et|до|и|إلى|و|עד)\\s?';

const CLOCK = new RegExp(`(?<![\\d:.,])${HOUR}[:：]${MINUTES}(?![\\d:])`, 'g');
const LETTER_H = new RegExp(`(?<![\\d.,])${HOUR}\\s?h(?:\\s?${MINUTES})?(?![\\p{L}\\d])`, 'giu');
const UHR = new RegExp(
  `(?<![\\d:.,])${HOUR}(?:[.:]${MINUTES})?\\s?Uhr(?:\\s${MINUTES}(?!\\d))?`,
  'g',
);
/** `22 heures 30` and `22 heures trente`. */
const HEURES = new RegExp(
  `(?<![\\d.,])${HOUR}\\sheures?(?:\\s${MINUTES}(?!\\d)|\\s(et quart|quinze)|\\s(et demie|trente)|\\s(quarante-cinq))(?!\\p{L})`,
  'giu',
);
const ORE = new RegExp(`(?<=\\bore\\s)${HOUR}(?:[.:,]${MINUTES})?(?![\\d])`, 'gi');
/** `9.30` is a time or a decimal number. */
const WITH_DOT = new RegExp(`(?<![\\d.,])${HOUR}\\.${MINUTES}(?![\\d%]|\\.\\d)`, 'g');
const HAN = new RegExp(
  `(上午|早上|清晨|凌晨|中午|下午|傍晚|晚上)?(\\d{1,2}|[${HAN_NUMERAL}]{1,3})(?:[点點时時](?!间)(?:(半)|(\\d{1,2})分?)?|[:：]([0-5]\\d))`,
  'g',
);

/** Noon and midnight in words, as parts of a regular expression. */
const namedTimes: Record<LanguageCode, readonly [noon: string, midnight: string]> = {
  it: ['mezzogiorno|mezzodì', 'mezzanotte'],
  en: ['noon|midday', 'midnight'],
  de: ['mittags?', 'mitternachts?'],
  fr: ['midi', 'minuit'],
  es: ['mediodía', 'medianoche'],
  ru: ['полдень|полудн[яюе]', 'полночь|полуночи'],
  zh: ['中午|正午', '午夜|半夜'],
  he: ['צהריים', 'חצות'],
  ar: ['ظهر[اً]*', 'منتصف الليل'],
};

/** Words match the hour of another language, but are never reported as missing. */
function takeNamedTimes(scan: Scan): void {
  const { language } = scan;
  // Hebrew and Arabic write articles and prepositions as letters before the next word.
  const before = { zh: '', he: '(?<!\\p{L})[ובלמהש]{0,3}', ar: '(?<!\\p{L})[والب]{0,3}' };
  const start = language in before ? before[language as keyof typeof before] : '(?<!\\p{L})';
  const end = language === 'zh' ? '' : '(?!\\p{L})';
  for (const [index, words] of namedTimes[language].entries()) {
    const hour = index === 0 ? 12 : 0;
    scan.take(new RegExp(`${start}(?:${words})${end}`, 'giu'), () => [
      { ...timeFact(hour, 0), isOptional: true },
    ]);
  }
}

/** Times of day; a full hour also matches its number, as in `dalle 9 alle 18`. */
export function takeTimes(scan: Scan): void {
  const { language } = scan;
  takeHalvesOfDay(scan);
  if (language === 'zh') takeHanTimes(scan);
  takeNamedTimes(scan);
  const take = (pattern: RegExp) =>
    scan.take(pattern, ([, hour = '', minutes, more]) => [
      timeFact(Number(hour), Number(minutes ?? more ?? 0)),
    ]);
  take(CLOCK);
  if (language === 'fr' || language === 'es' || language === 'it') take(LETTER_H);
  if (language === 'fr') takeHeures(scan);
  if (language === 'de') take(UHR);
  if (language === 'it') take(ORE);
}

function takeHeures(scan: Scan): void {
  scan.take(HEURES, ([, hour = '', digits, quarter, half]) => {
    const words = quarter !== undefined ? 15 : half !== undefined ? 30 : 45;
    return [timeFact(Number(hour), digits === undefined ? words : Number(digits))];
  });
}

/** `9.30`, once prices are taken. */
export function takeTimesWithDot(scan: Scan): void {
  scan.take(WITH_DOT, ([, hour = '', minutes = '']) => {
    const time = timeFact(Number(hour), Number(minutes));
    const asNumber = numberKey(Number(`${hour}.${minutes}`));
    return [{ ...time, alternatives: [...(time.alternatives ?? []), asNumber] }];
  });
}

function timeFact(hour: number, minutes: number, half: HalfOfDay = null): FoundFact {
  const real = hourIn(hour, half);
  const key = `t:${real}:${minutes}`;
  const written = [hour, real, real === 0 ? 24 : real].map(numberKey);
  return { kind: 'time', key, alternatives: minutes === 0 ? [...new Set(written)] : [] };
}

function hourIn(hour: number, half: HalfOfDay): number {
  if (half === 'pm') return hour < 12 ? hour + 12 : hour;
  if (half === 'am') return hour === 12 ? 0 : hour;
  return hour === 24 ? 0 : hour;
}

function takeHalvesOfDay(scan: Scan): void {
  const words = halfWords[scan.language];
  if (words === undefined) return;
  const unit = hourWords[scan.language];
  const time = `${HOUR}(?:[.:h]${MINUTES})?${unit === undefined ? '' : `(?:\\s?(?:${unit}))?`}`;
  const end = `\\s?(?:(${words.am})|(${words.pm}))(?!\\p{L})`;
  const pattern = new RegExp(`(?<![\\d:.,])(?:${time}${BETWEEN})?${time}${end}`, 'giu');
  scan.take(pattern, ([, from, fromMinutes, hour = '', minutes, am]) => {
    const half: HalfOfDay = am === undefined ? 'pm' : 'am';
    const last = timeFact(Number(hour), Number(minutes ?? 0), half);
    if (from === undefined) return Number(hour) > 12 && half === 'am' ? null : [last];
    // `10-2 pm` begins in the morning, `2-6 pm` in the afternoon.
    const isEarlier = half === 'pm' && Number(from) % 12 > Number(hour) % 12;
    const first = timeFact(Number(from), Number(fromMinutes ?? 0), isEarlier ? 'am' : half);
    return [first, last];
  });
}

const hanMornings = new Set(['上午', '早上', '清晨', '凌晨']);

function takeHanTimes(scan: Scan): void {
  scan.take(HAN, ([, part, hour = '', half, minutes, clock]) => {
    const isClock = clock !== undefined;
    // `两点` is two o'clock, but the numeral before a colon is not.
    if (isClock && !/\d/.test(hour)) return null;
    const halfOfDay = part === undefined ? null : hanMornings.has(part) ? 'am' : 'pm';
    const value = readInteger(hour);
    if (value > 24) return null;
    const fact = timeFact(value, half ? 30 : Number(clock ?? minutes ?? 0), halfOfDay);
    return [{ ...fact, isOptional: !/\d/.test(hour) }];
  });
}
