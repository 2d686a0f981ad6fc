import type { Span } from '@wabu/shared/entities/facts';

/*
 * Facts as staff type them. What cannot be read stays as it is typed, which the rules of the facts reject.
 */

/** A text for each kind of value, and back. */
export interface Typed<T> {
  toText: (value: T) => string;
  fromText: (text: string) => T;
}

const padded = (text: string) => text.padStart(2, '0');

/** `9:00-12:30, 14:00-18:00`; nothing for a closed day. */
export const hours: Typed<readonly Span[]> = {
  toText: (spans) =>
    spans
      .map((span) => span.map((time) => time.replace(/^0(?=\d:)/, '')).join('-'))
      .map((text) => text.replace(/-$/, ''))
      .join(', '),
  fromText: (text) =>
    text
      .split(/[,;]/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part): Span => {
        const times = /^(\d{1,2})(?:[:.](\d{2}))?\s*[-–]\s*(\d{1,2})(?:[:.](\d{2}))?$/.exec(part);
        if (times === null) return [part, ''];
        const [, from = '', fromMinutes = '00', to = '', toMinutes = '00'] = times;
        return [`${padded(from)}:${fromMinutes}`, `${padded(to)}:${toMinutes}`];
      }),
};

/** `1/4` for `04-01`. */
export const monthDay: Typed<string | undefined> = {
  toText: (value = '') => value.replace(/^0?(\d+)-0?(\d+)$/, '$2/$1'),
  fromText: (text) => {
    const [, day = '', month = ''] = /^\s*(\d{1,2})[/.](\d{1,2})\s*$/.exec(text) ?? [];
    return day === '' ? text.trim() || undefined : `${padded(month)}-${padded(day)}`;
  },
};

/** Euros for cents: `18,50`, `18`. */
export const euros: Typed<number | undefined> = {
  toText: (cents) => {
    if (cents === undefined) return '';
    const isPrice = Number.isInteger(cents) && cents % 100 !== 0;
    return (isPrice ? (cents / 100).toFixed(2) : String(cents / 100)).replace('.', ',');
  },
  fromText: (text) =>
    text.trim() === '' ? undefined : Math.round(Number(text.replace(',', '.')) * 10_000) / 100,
};
