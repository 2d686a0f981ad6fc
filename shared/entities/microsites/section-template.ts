import * as z from 'zod/mini';
import { languageCodes } from '../../i18n/languages.ts';
import { defineMessages } from '../messages/messages.ts';
import { sectionInputSchema, sectionMessages } from '../section.ts';
import { requiredLine } from '../text.ts';
import { textOriginSchema } from '../translation-provenance.ts';

export const templateLimits = {
  name: 80,
  /** Templates of all staff. */
  templates: 200,
  /** Bytes of one as JSON. */
  bytes: 1_000_000,
} as const;

export const templateMessages = defineMessages('template', {
  duplicate: 'Esiste già un modello con questo nome',
  tooMany: `Ci sono già ${templateLimits.templates} modelli: cancellane uno`,
  tooLarge: 'La sezione è troppo grande per un modello: togli o riduci le immagini nei testi',
  empty: 'La sezione è vuota: scrivi un testo prima di salvarla come modello',
  notFound: 'Il modello non esiste più',
  changedMeanwhile: 'Il modello è stato modificato da un altro utente',
});

const name = requiredLine(templateLimits.name);

/** A section's name and content in each language have an origin. */
const MAX_ORIGINS = 2 * languageCodes.length;

/** A section as a template keeps it, with the origins of its texts. */
export const templateSectionSchema = z.object({
  section: z.omit(sectionInputSchema, { id: true }),
  origins: z
    .array(z.omit(textOriginSchema, { section: true }))
    .check(z.maxLength(MAX_ORIGINS, sectionMessages.list)),
});

/** The body of `POST /api/d1/addsectiontemplate`. */
export const newTemplateSchema = z.extend(templateSectionSchema, { name });
export type NewTemplate = z.infer<typeof newTemplateSchema>;

/** The body of `PUT /api/d1/renamesectiontemplate`. */
export const renamedTemplateSchema = z.object({ id: z.string(), name });
export const templateKeySchema = z.object({ id: z.string() });

export const listedTemplateSchema = z.object({
  id: z.string(),
  name: z.string(),
  version: z.int(),
  /** Those in which it has a text. */
  languages: z.array(z.enum(languageCodes)),
});
export type ListedTemplate = z.infer<typeof listedTemplateSchema>;

/** A template with its section, as it is added to a form. */
export const templateSchema = z.extend(listedTemplateSchema, {
  section: z.omit(sectionInputSchema, { id: true }),
  origins: z.array(z.omit(textOriginSchema, { section: true })),
});
export type SectionTemplate = z.infer<typeof templateSchema>;
