import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { defineMessages } from './messages/messages.ts';
import { hasFewTags, richTextTagLimit } from './rich-text/rules.ts';
import { plainText } from './text.ts';

/** A section's text by language; a missing language is empty. */
export type SectionText = Partial<Record<LanguageCode, string>>;

export interface Section {
  /** Stays the same when the section is renamed or moved; history and provenance refer to it. */
  id: string;
  visible: boolean;
  /** HTML per language. */
  NomeSezione: SectionText;
  /** HTML per language. */
  Contenuto: SectionText;
}

export const sectionLimits = { sections: 100, name: 5_000, content: 1_500_000 } as const;

export const sectionMessages = defineMessages('section', {
  list: 'Le sezioni non sono valide',
  tooMany: `Un microsito può avere al massimo ${sectionLimits.sections} sezioni`,
  visible: 'La visibilità della sezione non è valida',
  text: 'Il testo della sezione non è valido',
  tags: `Il testo ha più di ${richTextTagLimit} elementi di formattazione: dividilo in più sezioni`,
});

const perLanguage = (max: number) => {
  const text = z.optional(plainText(max).check(z.refine(hasFewTags, sectionMessages.tags)));
  const shape = Object.fromEntries(languageCodes.map((code) => [code, text])) as Record<
    LanguageCode,
    typeof text
  >;
  return z.strictObject(shape, sectionMessages.text);
};

/** Accepts a text as an object, as JSON text of it, or as one Italian text. */
const sectionText = (max: number) =>
  z.pipe(
    z.transform((value: unknown): unknown => {
      if (typeof value !== 'string') return value;
      return parsedObject(value) ?? { it: value };
    }),
    perLanguage(max),
  );

function parsedObject(text: string): object | null {
  if (!text.trimStart().startsWith('{')) return null;
  try {
    return JSON.parse(text) as object;
  } catch {
    return null;
  }
}

export const sectionInputSchema = z.object({
  id: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, sectionMessages.list))),
  visible: z.boolean(sectionMessages.visible),
  NomeSezione: sectionText(sectionLimits.name),
  Contenuto: sectionText(sectionLimits.content),
});
export type SectionInput = z.infer<typeof sectionInputSchema>;
