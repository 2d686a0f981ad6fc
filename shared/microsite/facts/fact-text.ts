import { dateOfDay, type Facts, type OpeningException, type Span } from '../../entities/facts.ts';
import { type LanguageCode, languageOf } from '../../i18n/languages.ts';
import { factWords } from './words.ts';

/*
 * Opening hours and prices in the words of a language.
 */

const dates = (language: LanguageCode, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(languageOf(language).html, { ...options, timeZone: 'UTC' });

/** 0 for Monday. Firefox has no `getWeekInfo`, Node 20 has it as a property. */
function firstDay(language: LanguageCode): number {
  const locale = new Intl.Locale(languageOf(language).html) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1) - 1;
}

function spansText(spans: readonly Span[], language: LanguageCode): string {
  if (spans.length === 0) return factWords[language].closed;
  const times = dates(language, { hour: 'numeric', minute: '2-digit' });
  const timeText = (time: string) => {
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    return times.format(Date.UTC(2024, 0, 1, hours, minutes));
  };
  const texts = spans.map(([open, close]) => `${timeText(open)}–${timeText(close)}`);
  return new Intl.ListFormat(languageOf(language).html, { type: 'unit' }).format(texts);
}

interface HoursRow {
  days: string;
  times: string;
}

/** A week from its first day in the language; neighbouring days with the same hours are one row. */
export function weekRows(week: readonly (readonly Span[])[], language: LanguageCode): HoursRow[] {
  const names = dates(language, { weekday: 'short' });
  const first = firstDay(language);
  const rows: { from: number; to: number; times: string }[] = [];
  for (let at = first; at < first + 7; at += 1) {
    const times = spansText(week[at % 7] ?? [], language);
    const last = rows.at(-1);
    if (last?.times === times) last.to = at;
    else rows.push({ from: at, to: at, times });
  }
  return rows.map(({ from, to, times }) => {
    const [one, other] = [from, to].map((day) => names.format(dateOfDay(day)));
    return { days: from === to ? String(one) : `${one} – ${other}`, times };
  });
}

export function seasonText(
  { from, to }: { from?: string | undefined; to?: string | undefined },
  language: LanguageCode,
): string {
  if (from === undefined || to === undefined) return factWords[language].allYear;
  const days = dates(language, { day: 'numeric', month: 'long' });
  return [from, to].map((day) => days.format(Date.parse(`2024-${day}T00:00Z`))).join(' – ');
}

export function exceptionRow(
  { from, to, spans }: OpeningException,
  language: LanguageCode,
): HoursRow {
  const days = dates(language, { dateStyle: 'long' });
  const [first, last] = [from, to ?? from].map((day) => Date.parse(`${day}T00:00Z`));
  const text = first === last ? days.format(first) : days.formatRange(first ?? 0, last ?? 0);
  return { days: text, times: spansText(spans, language) };
}

export function priceText({ price = 0 }: Facts, language: LanguageCode): string {
  const euros = new Intl.NumberFormat(languageOf(language).html, {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: price % 100 === 0 ? 0 : 2,
  });
  return factWords[language].from(euros.format(price / 100));
}
