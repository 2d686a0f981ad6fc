import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { fileLimits } from './files.ts';
import { licences } from './legal/picture-credit.ts';
import { defineMessages } from './messages/messages.ts';
import { jsonOr, plainText } from './text.ts';

export const altTextLimits = {
  /** Characters of one alt text. */
  text: 300,
  /** Characters of an author's name. */
  author: 120,
  /** Pictures of one frontend with alt texts: used ones, and ones that may be used again. */
  pictures: 200,
} as const;

export const altTextMessages = defineMessages('altText', {
  image: "Il nome dell'immagine non è valido",
  altTexts: 'I testi alternativi delle immagini non sono validi',
  tooMany: `Al massimo ${altTextLimits.pictures} immagini possono avere un testo alternativo`,
  focus: "Il punto focale dell'immagine non è valido",
  credit: "Autore o licenza dell'immagine non sono validi",
});

export const pictureName = plainText(fileLimits.nameBytes, altTextMessages.image).check(
  z.trim(),
  z.regex(/^(?!\.\.?$)[^/\\]*$/, altTextMessages.image),
);

const text = z.optional(plainText(altTextLimits.text, altTextMessages.altTexts).check(z.trim()));
const texts = Object.fromEntries(languageCodes.map((code) => [code, text])) as Record<
  LanguageCode,
  typeof text
>;
const fraction = z
  .number(altTextMessages.focus)
  .check(z.minimum(0, altTextMessages.focus), z.maximum(1, altTextMessages.focus));

/** What a picture says to those who do not see it, which point of it a crop must keep, and whose it is. */
const altTextSchema = z.object(
  {
    /** The picture says nothing that the texts do not: it needs no alt text. */
    decorative: z.optional(z.literal(true, altTextMessages.altTexts)),
    texts: z.strictObject(texts, altTextMessages.altTexts),
    /** Fractions of width and height, from the upper left corner. */
    focus: z.optional(z.strictObject({ x: fraction, y: fraction }, altTextMessages.focus)),
    author: z.optional(plainText(altTextLimits.author, altTextMessages.credit).check(z.trim())),
    /** Absent while nobody has chosen. */
    licence: z.optional(z.enum(licences, altTextMessages.credit)),
  },
  altTextMessages.altTexts,
);
export type AltText = z.infer<typeof altTextSchema>;

/** The alt texts of a frontend's pictures by file name, as a value or as JSON text. */
export const altTextsSchema = jsonOr(
  z
    .record(pictureName, altTextSchema, altTextMessages.altTexts)
    .check(
      z.refine(
        (pictures) => Object.keys(pictures).length <= altTextLimits.pictures,
        altTextMessages.tooMany,
      ),
    ),
);
export type AltTexts = z.infer<typeof altTextsSchema>;

export function altTextOf(altTexts: AltTexts | undefined, name: string): AltText | undefined {
  return altTexts !== undefined && Object.hasOwn(altTexts, name) ? altTexts[name] : undefined;
}
