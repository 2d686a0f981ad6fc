import * as z from 'zod/mini';
import { languageCodes } from '../../i18n/languages.ts';
import { addressFields } from '../address-fields.ts';
import { defineMessages } from '../messages/messages.ts';
import { plainText } from '../text.ts';
import { sectionFields, textKinds } from '../translation-provenance.ts';

/*
 * Find and replace across microsites: `POST /api/d1/findtexts` finds, page by page, what a replacement would change;
 * clients apply it by ordinary saves.
 */

/** What is searched: `links` are the targets of links, `altTexts` those of pictures. */
export const foundFields = ['names', 'contents', 'altTexts', 'address', 'links'] as const;
export type FoundField = (typeof foundFields)[number];

export const findLimits = {
  /** Characters of what is searched for, and of what replaces it. */
  text: 500,
  /** Matches that are listed of one microsite. */
  matches: 1_000,
  /** Characters of a match that are shown, and of the text on each side of it. */
  shown: 120,
  around: 40,
} as const;

export const findMessages = defineMessages('find', {
  empty: 'Scrivi che cosa cercare',
  fields: 'Scegli almeno un campo in cui cercare',
  languages: 'Scegli almeno una lingua',
  lines: 'Il testo che sostituisce sta su una riga sola',
});

/** The key of a row in the order of the list: `next` of an answer. */
const positionSchema = z.tuple([z.string(), z.string()]);

/** The body of `POST /api/d1/findtexts`. */
export const findTextsSchema = z.object({
  text: plainText(findLimits.text).check(z.minLength(1, findMessages.empty)),
  replacement: z._default(
    plainText(findLimits.text).check(z.regex(/^[^\n\r]*$/, findMessages.lines)),
    '',
  ),
  matchCase: z._default(z.boolean(), false),
  /** `salo` finds `Salò`. */
  ignoreAccents: z._default(z.boolean(), false),
  wholeWords: z._default(z.boolean(), false),
  fields: z.array(z.enum(foundFields)).check(z.minLength(1, findMessages.fields)),
  /** Of names, contents and alt texts; an address has no language. */
  languages: z.array(z.enum(languageCodes)).check(z.minLength(1, findMessages.languages)),
  /** The `next` of the page before. */
  after: z.optional(positionSchema),
});
export type FindTexts = z.infer<typeof findTextsSchema>;

const placeSchema = z.union([
  z.object({
    in: z.literal('section'),
    section: z.string(),
    field: z.enum(sectionFields),
    language: z.enum(languageCodes),
  }),
  z.object({ in: z.literal('picture'), name: z.string(), language: z.enum(languageCodes) }),
  z.object({ in: z.literal('address'), field: z.enum(addressFields) }),
]);
/** A stored text: a section's name or content, the alt text of a picture, or a field of the address. */
export type TextPlace = z.infer<typeof placeSchema>;

const matchSchema = z.object({
  /** Where it is: see `htmlParts`; a plain text is one part. */
  part: z.int(),
  from: z.int(),
  to: z.int(),
  kind: z.enum(['text', 'link', 'alt']),
  /** To show: the text on both sides, the match itself and what replaces it, shortened. */
  before: z.string(),
  match: z.string(),
  after: z.string(),
  replacement: z.string(),
  /** The link would lead nowhere: it cannot be replaced. */
  broken: z.optional(z.literal(true)),
});
export type TextMatch = z.infer<typeof matchSchema>;

const foundTextSchema = z.object({
  place: placeSchema,
  /** The Italian name of its section, shortened; the name of its picture. */
  title: z.string(),
  /** Who wrote it; null for what has no provenance. */
  kind: z.nullable(z.enum(textKinds)),
  /** Languages whose text is an up-to-date translation of this one. */
  translations: z.array(z.enum(languageCodes)),
  matches: z.array(matchSchema),
});
export type FoundText = z.infer<typeof foundTextSchema>;

const foundFrontendSchema = z.object({
  URL: z.string(),
  Fornitore: z.string(),
  /** The version that was searched; its matches are of no other. */
  version: z.int(),
  isPublished: z.boolean(),
  texts: z.array(foundTextSchema),
  /** It has more matches than are listed: none of them is. */
  tooMany: z.optional(z.literal(true)),
});
export type FoundFrontend = z.infer<typeof foundFrontendSchema>;

/** A page of what was found. It ends after some work, also without a match. */
export const foundTextsSchema = z.object({
  frontends: z.array(foundFrontendSchema),
  /** Microsites that were searched for this page, and all of them. */
  searched: z.int(),
  total: z.int(),
  next: z.nullable(positionSchema),
});
export type FoundTexts = z.infer<typeof foundTextsSchema>;
