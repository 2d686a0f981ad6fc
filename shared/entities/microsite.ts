import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { type AltTexts, altTextOf } from './alt-texts.ts';
import { isDefaultText } from './default-sections.ts';
import type { Facts, PlaceKind } from './facts.ts';
import type { FrontendAddress } from './frontend.ts';
import type { PublicCodes } from './legal/legal.ts';
import type { PictureCredit } from './legal/picture-credit.ts';
import { defineMessages } from './messages/messages.ts';
import type { Section, SectionText } from './section.ts';
import { isEmptyText } from './text-hash.ts';

export interface MicrositePicture {
  /** Its name under `/media`. */
  blob: string;
  width: number;
  height: number;
  /** The media type of the original. */
  type: string;
  /** The widths of its reduced variants, ascending; all are below `width`. */
  variants: number[];
  /** True when `/media/<blob>/share` is a JPEG of 1200 × 630 pixels; so are the other crops. */
  share: boolean;
  /** Plain text; empty in languages that are not public, and for a decorative picture. */
  alt: Record<LanguageCode, string>;
  decorative: boolean;
  /** The point that a crop keeps, in fractions of width and height. */
  focus?: { x: number; y: number };
  /** Absent when there is nothing to say. */
  credit?: PictureCredit;
}

export interface MicrositeSection {
  id: string;
  /** Sanitised HTML; empty in languages that are not public. */
  name: Record<LanguageCode, string>;
  content: Record<LanguageCode, string>;
}

export interface Microsite {
  /** Normalised: the one spelling of its address `/siti/<URL>`. */
  URL: string;
  /** What the place is called. */
  name: string;
  /** The name of its supplier, where the place has another one. */
  legalName?: string;
  /** The VAT number of a company; null for a person. */
  vat: string | null;
  codes?: PublicCodes;
  /** Without its name; absent when nothing is filled in. */
  facts?: Facts;
  place: FrontendAddress;
  logo: MicrositePicture | null;
  cover: MicrositePicture | null;
  slides: MicrositePicture[];
  /** The visible ones, at least one. */
  sections: MicrositeSection[];
  /** The public ones, at least one, in the order of the language menu. */
  languages: LanguageCode[];
  /** ISO 8601: its first publication. */
  publishedAt: string;
  /** ISO 8601: the publication of this snapshot. */
  updatedAt: string;
  /** Grows by one at each publication and withdrawal. */
  revision: number;
}

export interface MicrositeCard
  extends Pick<Microsite, 'URL' | 'name' | 'cover' | 'languages' | 'updatedAt'> {
  town: string;
  /** Absent in cards from before there were kinds, and where nobody has chosen. */
  kind?: PlaceKind;
  /** The first words of its texts, plain, per public language. */
  words: Partial<Record<LanguageCode, string>>;
}

export const publicationSchema = z.object({
  /** `changed`: the working copy differs from what is public. */
  state: z.enum(['published', 'changed', 'withdrawn']),
  /** The public languages, while it is withdrawn those of the last publication. */
  languages: z.array(z.enum(languageCodes)),
  /** ISO 8601: the last publication. */
  publishedAt: z.string(),
  publishedBy: z.string(),
});
export type Publication = z.infer<typeof publicationSchema>;

export const micrositeMessages = defineMessages('microsite', {
  incomplete:
    'Nessuna lingua è completa: servono il nome e il contenuto di ogni sezione visibile e il testo alternativo di ogni immagine',
  missingFiles: 'Alcune immagini del microsito non esistono più: sostituiscile o toglile',
  damaged: 'Alcuni campi del microsito sono danneggiati: salvalo di nuovo prima di pubblicarlo',
  neverPublished: 'Il microsito non è mai stato pubblicato',
  noSnapshot: 'La versione pubblicata prima non esiste più',
  addressTaken: 'Un altro microsito è pubblicato a questo indirizzo',
});

/** What a language lacks: a visible section at all, its name or content, an alt text, or a picture's file. */
export type MissingItem =
  | { kind: 'sections' }
  | { kind: 'name' | 'content'; section: string }
  | { kind: 'alt' | 'file'; file: string };

/** Nothing for a language that is complete. */
export type MissingByLanguage = Record<LanguageCode, MissingItem[]>;

interface ShownFrontend {
  Logo: string;
  Copertina: string;
  Slideshow: readonly string[];
  Sezioni: readonly Section[];
  altTexts?: AltTexts | undefined;
}

interface DescribedPicture {
  alt: Partial<Record<LanguageCode, string>>;
  decorative: boolean;
}

export function pictureNames({
  Logo,
  Copertina,
  Slideshow,
}: Pick<ShownFrontend, 'Logo' | 'Copertina' | 'Slideshow'>): string[] {
  return [...new Set([Logo, Copertina, ...Slideshow])].filter((name) => name !== '');
}

/** What each language lacks to be public. A decorative picture needs no alt text. */
export function missingForPublication(frontend: ShownFrontend): MissingByLanguage {
  const pictures = pictureNames(frontend).map((file) => {
    const own = altTextOf(frontend.altTexts, file);
    return { file, alt: own?.texts ?? {}, decorative: own?.decorative === true };
  });
  return byLanguage((language) => [
    ...missingTexts(frontend.Sezioni, language),
    ...pictures
      .filter((picture) => !hasAlt(picture, language))
      .map(({ file }) => ({ kind: 'alt' as const, file })),
  ]);
}

/** The languages that lack nothing, in the order of the language menu. */
export const completeLanguages = (missing: MissingByLanguage): LanguageCode[] =>
  languageCodes.filter((language) => missing[language].length === 0);

export function byLanguage<T>(compute: (language: LanguageCode) => T): Record<LanguageCode, T> {
  const entries = languageCodes.map((language) => [language, compute(language)]);
  return Object.fromEntries(entries) as Record<LanguageCode, T>;
}

function missingTexts(sections: readonly Section[], language: LanguageCode): MissingItem[] {
  const visible = sections.filter((section) => section.visible);
  if (visible.length === 0) return [{ kind: 'sections' }];
  return visible.flatMap(({ id, NomeSezione, Contenuto }): MissingItem[] => [
    ...(isEmptyText(NomeSezione[language] ?? '') ? [{ kind: 'name' as const, section: id }] : []),
    ...(isOwnText(Contenuto, language) ? [] : [{ kind: 'content' as const, section: id }]),
  ]);
}

/** A default text that nobody has touched is a source for translation, not content. */
function isOwnText(text: SectionText, language: LanguageCode): boolean {
  const html = text[language] ?? '';
  return !isEmptyText(html) && !isDefaultText(html);
}

function hasAlt({ alt, decorative }: DescribedPicture, language: LanguageCode): boolean {
  return decorative || (alt[language] ?? '').trim() !== '';
}
