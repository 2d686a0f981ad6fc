import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { isDefaultText } from './default-sections.ts';
import type { Section } from './section.ts';
import { isEmptyText, textHash } from './text-hash.ts';

export { isEmptyText, textHash } from './text-hash.ts';

export const sectionFields = ['NomeSezione', 'Contenuto'] as const;
export type SectionField = (typeof sectionFields)[number];

/** Who wrote a text: a person, the translator, or nobody yet (it came with a new frontend). */
export const textKinds = ['human', 'machine', 'default'] as const;
export type TextKind = (typeof textKinds)[number];

/** One text: a section's name or content in one language. */
export interface TextRef {
  section: string;
  field: SectionField;
  language: LanguageCode;
}

/** Where a text comes from: who wrote it, and from which text in which language. */
export const textOriginSchema = z.object({
  section: z.string().check(z.maxLength(64)),
  field: z.enum(sectionFields),
  language: z.enum(languageCodes),
  kind: z.enum(textKinds),
  sourceLanguage: z.nullable(z.enum(languageCodes)),
  sourceHash: z.nullable(z.string().check(z.maxLength(64))),
});
export type TextOrigin = z.infer<typeof textOriginSchema>;

/** A row of the ledger: the origin of the text whose hash it names. */
export interface ProvenanceRow extends TextOrigin {
  textHash: string;
  author: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** What the grid of sections and languages shows. `outdated`: its source has changed since. */
export type TextState = 'missing' | 'machine' | 'human' | 'outdated' | 'default';

/** The language that texts are translated from unless somebody says otherwise. */
export const SOURCE_LANGUAGE: LanguageCode = 'it';

export function textRefKey({ section, field, language }: TextRef): string {
  return `${section}/${field}/${language}`;
}

/**
 * The state of a text as it stands. A row speaks only for the text whose hash it carries: any other
 * text was written by a person since.
 */
export function textState(
  section: Section,
  cell: TextRef,
  row: (TextOrigin & { textHash: string }) | undefined,
): TextState {
  const text = section[cell.field][cell.language] ?? '';
  if (isEmptyText(text)) return 'missing';
  const origin = row !== undefined && row.textHash === textHash(text) ? row : undefined;
  const kind = originKind(text, origin);
  if (origin?.sourceLanguage && origin.sourceHash !== null) {
    const source = section[cell.field][origin.sourceLanguage] ?? '';
    return textHash(source) === origin.sourceHash ? kind : 'outdated';
  }
  return kind === 'default' && isOrphanDefault(section, cell) ? 'outdated' : kind;
}

/** Who wrote a text, whatever became of its source. */
export function originKind(text: string, origin: { kind: TextKind } | undefined): TextKind {
  return origin?.kind ?? (isDefaultText(text) ? 'default' : 'human');
}

/** A default text says the same as the default Italian one, so it is out of date beside any other. */
function isOrphanDefault(section: Section, cell: TextRef): boolean {
  const source = section[cell.field][SOURCE_LANGUAGE] ?? '';
  return cell.language !== SOURCE_LANGUAGE && !isEmptyText(source) && !isDefaultText(source);
}
