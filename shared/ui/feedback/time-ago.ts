import { DAY_MS, HOUR_MS, MINUTE_MS } from '@wabu/shared/entities/measures/durations';

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
] as const;

/** How long ago something was, in words: `3 giorni fa`, `ieri`, `ora`. */
export function timeAgo(locale: string, then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  // The clock of the browser may be behind the server's.
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, each]) => passed >= each) ?? ['second', passed + 1];
  return format.format(-Math.floor(passed / length), unit);
}
