import * as z from 'zod/mini';
import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { isDefaultText } from './default-sections.ts';
import type { Section } from './section.ts';
import { isEmptyText, textHash } from './text-hash.ts';

export { isEmptyText, textHash } from './text-hash.ts';

export const sectionFields = ['NomeSezione', 'Contenuto'] as const;
export type SectionField = (typeof sectionFields)[number];

/** Who wrote a text: a person, the translator, or nobody (an untouched text of a new frontend). */
export const textKinds = ['human', 'machine', 'default'] as const;
export type TextKind = (typeof textKinds)[number];

export interface TextRef {
  section: string;
  field: SectionField;
  language: LanguageCode;
}

export const textOriginSchema = z.object({
  section: z.string().check(z.maxLength(64)),
  field: z.enum(sectionFields),
  language: z.enum(languageCodes),
  kind: z.enum(textKinds),
  sourceLanguage: z.nullable(z.enum(languageCodes)),
  sourceHash: z.nullable(z.string().check(z.maxLength(64))),
});
export type TextOrigin = z.infer<typeof textOriginSchema>;

export interface ProvenanceRow extends TextOrigin {
  textHash: string;
  author: string;
  /** Milliseconds since 1970. */
  writtenAt: number;
}

/** The state of a text in the editor's grid. `outdated`: its source has changed since. */
export type TextState = 'missing' | 'machine' | 'human' | 'outdated' | 'default';

export const SOURCE_LANGUAGE: LanguageCode = 'it';

export function textRefKey({ section, field, language }: TextRef): string {
  return `${section}/${field}/${language}`;
}

/** The current state of a text. A row applies only to the text with its hash; any other text was typed later. */
export function textState(
  section: Section,
  ref: TextRef,
  row: (TextOrigin & { textHash: string }) | undefined,
): TextState {
  const text = section[ref.field][ref.language] ?? '';
  if (isEmptyText(text)) return 'missing';
  const origin = row !== undefined && row.textHash === textHash(text) ? row : undefined;
  const kind = originKind(text, origin);
  if (origin?.sourceLanguage && origin.sourceHash !== null) {
    const source = section[ref.field][origin.sourceLanguage] ?? '';
    return textHash(source) === origin.sourceHash ? kind : 'outdated';
  }
  return kind === 'default' && isOrphanDefault(section, ref) ? 'outdated' : kind;
}

export function originKind(text: string, origin: { kind: TextKind } | undefined): TextKind {
  return origin?.kind ?? (isDefaultText(text) ? 'default' : 'human');
}

/** True for a default text whose Italian text is no longer the default one. */
function isOrphanDefault(section: Section, ref: TextRef): boolean {
  const source = section[ref.field][SOURCE_LANGUAGE] ?? '';
  return ref.language !== SOURCE_LANGUAGE && !isEmptyText(source) && !isDefaultText(source);
}
