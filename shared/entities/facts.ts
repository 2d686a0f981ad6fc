import * as z from 'zod/mini';
import { defineMessages } from './messages/messages.ts';
import { formattedLine, plainText, trimmed } from './text.ts';

/** What a place offers, as visitors filter by it. */
export const placeKinds = [
  'boats',
  'bathing',
  'museum',
  'park',
  'wine',
  'sport',
  'guide',
  'lodging',
  'food',
  'other',
] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const factLimits = {
  name: 80,
  phone: 30,
  website: 300,
  seasons: 6,
  exceptions: 40,
  spans: 3,
  /** In cents. */
  price: 10_000_000,
} as const;

export const factMessages = defineMessages('facts', {
  facts: 'La scheda non è valida',
  phone: 'Telefono non valido: cifre, spazi e un + all’inizio',
  website: 'Scrivi un indirizzo che inizia con https:// o http://',
  hours: 'Orari non validi: scrivi per esempio 9:00-12:30, 14:00-18:00',
  season: 'Scrivi giorno e mese, per esempio 1/4',
  date: 'Scrivi una data valida',
  price: 'Scrivi un prezzo in euro, per esempio 12,50',
});

const time = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, factMessages.hours));
/** Opening and closing, of which the second may be after midnight. */
const span = z.tuple([time, time], factMessages.hours);
const spans = z
  .array(span, factMessages.hours)
  .check(z.maxLength(factLimits.spans, factMessages.hours));
const monthDay = z
  .string(factMessages.season)
  .check(z.regex(/^(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/, factMessages.season));

const seasonSchema = z
  .strictObject({
    /** Month and day of every year; both are absent for a whole year. */
    from: z.optional(monthDay),
    to: z.optional(monthDay),
    /** From Monday; a day without spans is closed. */
    week: z.array(spans, factMessages.hours).check(z.length(7, factMessages.hours)),
  })
  .check(
    z.refine(({ from, to }) => (from === undefined) === (to === undefined), {
      error: factMessages.season,
      path: ['to'],
    }),
  );

const exceptionSchema = z
  .strictObject({
    from: z.iso.date(factMessages.date),
    /** The last day, if there are several. */
    to: z.optional(z.iso.date(factMessages.date)),
    /** None while it is closed. */
    spans,
  })
  .check(z.refine(({ from, to = from }) => from <= to, { error: factMessages.date, path: ['to'] }));

const list = <T extends z.core.$ZodType>(schema: T, max: number) =>
  z.optional(z.array(schema, factMessages.facts).check(z.maxLength(max, factMessages.facts)));

/** What visitors ask of a place first. All of it is optional. */
export const factsSchema = z.strictObject(
  {
    /** What the place is called; absent: as its supplier. */
    name: z.optional(plainText(factLimits.name).check(z.overwrite(trimmed))),
    phone: z.optional(
      formattedLine(factLimits.phone, /^\+?\d(?:[ ()./-]{0,3}\d){4,18}$/, factMessages.phone, '-'),
    ),
    website: z.optional(
      plainText(factLimits.website).check(
        z.overwrite(trimmed),
        z.refine(isWebsite, factMessages.website),
      ),
    ),
    kind: z.optional(z.enum(placeKinds, factMessages.facts)),
    /** The lowest price, in cents. */
    price: z.optional(
      z
        .int(factMessages.price)
        .check(z.minimum(0), z.maximum(factLimits.price, factMessages.price)),
    ),
    seasons: list(seasonSchema, factLimits.seasons),
    exceptions: list(exceptionSchema, factLimits.exceptions),
  },
  factMessages.facts,
);
export type Facts = z.infer<typeof factsSchema>;
export type Span = z.infer<typeof span>;
export type Season = z.infer<typeof seasonSchema>;
export type OpeningException = z.infer<typeof exceptionSchema>;

function isWebsite(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || /\s/.test(text) || !URL.canParse(text)) return false;
  const { username, password, hostname } = new URL(text);
  return username === '' && password === '' && hostname.includes('.');
}

/** The facts without fields that say nothing. */
export const filledFacts = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).filter(
      ([, value]) => value !== undefined && (typeof value === 'number' || value.length > 0),
    ),
  );

/** A date on that day of the week, from 0 for Monday, whose name `Intl` writes with the time zone UTC. */
export const dateOfDay = (day: number): number => Date.UTC(2024, 0, 1 + day);

/** `tel:` of a number as it is written. */
export const phoneAddress = (phone: string): string => `tel:${phone.replace(/[^+\d]/g, '')}`;
