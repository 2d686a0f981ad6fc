import { languageCodes } from '../i18n/languages.ts';
import type { Section } from './section.ts';
import {
  isEmptyText,
  originKind,
  type ProvenanceRow,
  SOURCE_LANGUAGE,
  sectionFields,
  type TextOrigin,
  type TextRef,
  textHash,
  textRefKey,
} from './translation-provenance.ts';

interface Save {
  before: readonly Section[];
  after: readonly Section[];
  rows: readonly ProvenanceRow[];
  /** The client's origins of texts that were not typed: machine translations and restored texts. */
  origins: readonly TextOrigin[];
  author: string;
  now: number;
}

/** The provenance of a frontend's texts after a save. Unchanged texts keep their row. */
export function provenanceAfterSave({
  before,
  after,
  rows,
  origins,
  author,
  now,
}: Save): ProvenanceRow[] {
  const oldSections = new Map(before.map((section) => [section.id, section]));
  const oldRows = new Map(rows.map((row) => [textRefKey(row), row]));
  const sentOrigins = new Map(origins.map((origin) => [textRefKey(origin), origin]));
  return after.flatMap((section) =>
    textsOf(section).map((ref): ProvenanceRow => {
      const text = section[ref.field][ref.language] ?? '';
      const row = oldRows.get(textRefKey(ref));
      const origin = sentOrigins.get(textRefKey(ref));
      const untouched = oldSections.get(section.id)?.[ref.field][ref.language] === text;
      if (row !== undefined && untouched && origin === undefined) return row;
      const { kind, sourceLanguage, sourceHash } = origin ?? typedOrigin(section, ref);
      const { section: id, field, language } = ref;
      const where = { section: id, field, language, textHash: textHash(text) };
      return { ...where, kind, sourceLanguage, sourceHash, author, writtenAt: now };
    }),
  );
}

/** The non-empty texts of a section. */
function textsOf(section: Section): TextRef[] {
  return sectionFields.flatMap((field) =>
    languageCodes
      .filter((language) => !isEmptyText(section[field][language] ?? ''))
      .map((language) => ({ section: section.id, field, language })),
  );
}

/** A text that is typed in another language has the Italian text as its source. */
function typedOrigin(section: Section, { section: id, field, language }: TextRef): TextOrigin {
  const source = section[field][SOURCE_LANGUAGE] ?? '';
  const hasSource = language !== SOURCE_LANGUAGE && !isEmptyText(source);
  return {
    section: id,
    field,
    language,
    kind: originKind(section[field][language] ?? '', undefined),
    sourceLanguage: hasSource ? SOURCE_LANGUAGE : null,
    sourceHash: hasSource ? textHash(source) : null,
  };
}
