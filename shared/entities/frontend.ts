import * as z from 'zod/mini';
import { addressLimits } from './address-fields.ts';
import { type AltTexts, altTextsSchema, pictureName } from './alt-texts.ts';
import { type Facts, factsSchema } from './facts.ts';
import { toFieldProblems } from './field-problems.ts';
import { FRONTEND_URL_MAX, isFrontendUrl } from './frontend-url.ts';
import { type Legal, legalSchema } from './legal/legal.ts';
import { defineMessages } from './messages/messages.ts';
import type { Publication } from './microsite.ts';
import type { FieldProblem } from './problem.ts';
import { type DismissedChecks, dismissedChecksSchema } from './rich-text/text-checks.ts';
import { type Section, sectionInputSchema, sectionLimits, sectionMessages } from './section.ts';
import { EMAIL, EMAIL_MAX, formattedLine, jsonOr, optionalLine, requiredLine } from './text.ts';
import { type ProvenanceRow, textOriginSchema } from './translation-provenance.ts';

export { frontendImagesFolder, isFrontendUrl, normaliseFrontendUrl } from './frontend-url.ts';
export type { Section, SectionInput, SectionText } from './section.ts';

export const frontendLimits = {
  /** Bytes of a whole frontend as JSON. */
  bytes: 1_500_000,
  URL: FRONTEND_URL_MAX,
  Fornitore: 120,
  slides: 100,
  ...addressLimits,
  ...sectionLimits,
} as const;

export const frontendMessages = defineMessages('frontend', {
  url: 'URL non valido',
  supplier: 'Il fornitore non esiste',
  place: 'La localizzazione non è valida',
  CAP: 'Solo numeri, 5 cifre',
  Provincia: 'Solo lettere maiuscole, 2 caratteri',
  email: 'Email non valida',
  slideshow: 'Lo slideshow non è valido',
  duplicate: 'esiste già un frontend con lo stesso URL',
  notFound: 'non esiste più',
  changedMeanwhile: 'Il microsito è stato modificato da un altro utente',
  tooLarge: `Il microsito supera ${String(frontendLimits.bytes / 1_000_000).replace('.', ',')} MB: riduci i testi o sposta le immagini nella cartella del microsito`,
});

export const frontendAddressSchema = z.object(
  {
    Indirizzo: optionalLine(frontendLimits.Indirizzo),
    CAP: formattedLine(32, /^\d{5}$/, frontendMessages.CAP),
    Citta: optionalLine(frontendLimits.Citta),
    Provincia: formattedLine(32, /^[A-Za-z]{2}$/, frontendMessages.Provincia).check(
      z.toUpperCase(),
    ),
    Nazione: optionalLine(frontendLimits.Nazione),
    email: formattedLine(EMAIL_MAX, EMAIL, frontendMessages.email, '-'),
  },
  frontendMessages.place,
);
export type FrontendAddress = z.infer<typeof frontendAddressSchema>;

/** A name and a content for each section in each language. */
const MAX_ORIGINS = sectionLimits.sections * 18;

/** A frontend as it is sent; JSON fields as values or as JSON text. */
export const frontendInputSchema = z.object({
  URL: requiredLine(5_000).check(z.refine(isFrontendUrl, frontendMessages.url)),
  Fornitore: requiredLine(frontendLimits.Fornitore),
  Logo: z._default(pictureName, ''),
  Copertina: z._default(pictureName, ''),
  Slideshow: z._default(
    jsonOr(
      z.pipe(
        z.transform((value: unknown) => (value === '' ? [] : value)),
        z
          .array(pictureName, frontendMessages.slideshow)
          .check(z.maxLength(frontendLimits.slides, frontendMessages.slideshow)),
      ),
    ),
    [],
  ),
  Localizzazione: jsonOr(frontendAddressSchema),
  Sezioni: jsonOr(
    z
      .array(sectionInputSchema, sectionMessages.list)
      .check(z.maxLength(sectionLimits.sections, sectionMessages.tooMany)),
  ),
  /** Absent: a new frontend has none, a stored one keeps its own. */
  altTexts: z.optional(altTextsSchema),
  /** Absent: as `altTexts`. */
  dismissedChecks: z.optional(dismissedChecksSchema),
  /** Absent: as `altTexts`. */
  legal: z.optional(jsonOr(legalSchema)),
  /** Absent: as `altTexts`. */
  facts: z.optional(jsonOr(factsSchema)),
  /** The origins of texts that were not typed: machine translations and restored texts. */
  origins: z.optional(z.array(textOriginSchema).check(z.maxLength(MAX_ORIGINS))),
});

export type FrontendInput = z.infer<typeof frontendInputSchema>;

export interface Frontend {
  URL: string;
  /** The supplier's current name: renaming a supplier changes it here too. */
  Fornitore: string;
  Logo: string;
  Copertina: string;
  Slideshow: string[];
  Localizzazione: FrontendAddress;
  Sezioni: Section[];
  /** Absent when no picture has one. */
  altTexts?: AltTexts;
  /** Absent when no check was accepted. */
  dismissedChecks?: DismissedChecks;
  /** Absent when nothing is known. */
  legal?: Legal;
  /** Absent when nothing is filled in. */
  facts?: Facts;
  version: number;
  /** Absent while it was never published. */
  publication?: Publication;
  /** Keys whose stored value is unreadable: they are returned empty, and a save would lose them. */
  damaged?: string[];
}

export interface FrontendWithProvenance extends Frontend {
  ledger: ProvenanceRow[];
}

export function checkFrontend(input: unknown): FieldProblem[] {
  const result = frontendInputSchema.safeParse(input);
  return result.success ? [] : toFieldProblems(result.error);
}
