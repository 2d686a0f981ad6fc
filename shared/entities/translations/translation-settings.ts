import * as z from 'zod/mini';
import type { LanguageCode } from '../../i18n/languages.ts';
import { offerKinds } from '../legal/legal.ts';
import { defineMessages } from '../messages/messages.ts';
import { isStorable, textMessages } from '../text.ts';

/** Every term stands in the dictionary of every pair of languages. */
export const glossaryLimits = { terms: 300, term: 100 } as const;

export const translationSettingsMessages = defineMessages('translationSettings', {
  terms: 'I termini non sono validi',
  tooMany: `Al massimo ${glossaryLimits.terms} termini`,
  term: `Un termine ha al massimo ${glossaryLimits.term} caratteri, su una riga`,
  formality: 'Il tono non è valido',
  changedMeanwhile: 'Le regole di traduzione sono state modificate da un altro utente',
});

/** How DeepL addresses the reader; where it knows no difference, it changes nothing. */
export const formalities = ['more', 'less'] as const;
export type Formality = (typeof formalities)[number];

/** Our languages for which DeepL knows a formal and an informal tone. */
export const formalityLanguages = [
  'it',
  'de',
  'fr',
  'es',
  'ru',
] as const satisfies readonly LanguageCode[];

const term = z.string(translationSettingsMessages.terms).check(
  z.trim(),
  z.minLength(1, translationSettingsMessages.term),
  z.maxLength(glossaryLimits.term, translationSettingsMessages.term),
  z.refine((text) => !/\p{C}/u.test(text), translationSettingsMessages.term),
);

/** What a translation leaves as it is, and how it addresses the reader. */
export const translationSettingsSchema = z.strictObject({
  /** Place names and trade names, which are not translated. */
  terms: z
    .array(term, translationSettingsMessages.terms)
    .check(z.maxLength(glossaryLimits.terms, translationSettingsMessages.tooMany)),
  formality: z.partialRecord(
    z.enum(formalityLanguages, translationSettingsMessages.formality),
    z.enum(formalities, translationSettingsMessages.formality),
  ),
});
export type TranslationSettings = z.infer<typeof translationSettingsSchema>;

export function termsIn(text: string): string[] {
  const terms = new Map<string, string>();
  for (const line of text.split('\n').map((one) => one.trim().replace(/\s+/g, ' ')))
    if (line !== '' && !terms.has(line.toLowerCase())) terms.set(line.toLowerCase(), line);
  return [...terms.values()];
}

const CONTEXT_TEXT = 300;
const contextText = z
  .string(textMessages.notText)
  .check(z.maxLength(CONTEXT_TEXT), z.refine(isStorable, textMessages.unstorable));

/** What helps a translator with short texts. It is not translated. */
export const translationContextSchema = z.strictObject({
  /** The name of the supplier: of a natural person, what contains it is not sent. Without it, only `offer` is. */
  supplier: z.optional(contextText),
  offer: z.optional(z.enum(offerKinds)),
  place: z.optional(contextText),
  sections: z.optional(z.array(contextText).check(z.maxLength(20))),
});
export type TranslationContext = z.infer<typeof translationContextSchema>;

/** What was translated, as the plan of a translation shows it. Characters. */
export const translatorUsageSchema = z.object({
  /** Null where no service is configured. */
  service: z.nullable(z.string()),
  /** Of the account in this billing period; null when the service does not say. */
  period: z.nullable(
    z.object({
      used: z.number(),
      /** Null for an account without a limit. */
      limit: z.nullable(z.number()),
    }),
  ),
  /** Of this installation since midnight UTC, against its own limits; null for no limit. */
  today: z.object({
    used: z.number(),
    limit: z.nullable(z.number()),
    own: z.number(),
    ownLimit: z.nullable(z.number()),
  }),
});
export type TranslatorUsage = z.infer<typeof translatorUsageSchema>;
