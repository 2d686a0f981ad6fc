import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import type { Publication } from './microsite.ts';
import type { Section } from './section.ts';
import {
  isEmptyText,
  sectionFields,
  type TextOrigin,
  type TextRef,
  textRefKey,
  textState,
} from './translation-provenance.ts';

/** The number of texts of one language by problem; zero is omitted. */
export interface LanguageGaps {
  missing?: number;
  outdated?: number;
  machine?: number;
}

/** A frontend in the list: without texts, with the incomplete languages. Complete languages are omitted. */
export interface FrontendSummary {
  URL: string;
  Fornitore: string;
  version: number;
  /** `Localizzazione.Citta`. */
  Citta: string;
  /** The number of sections. */
  sections: number;
  /** When it was saved last, in milliseconds since 1970. */
  savedAt: number;
  languages: Partial<Record<LanguageCode, LanguageGaps>>;
  /** Absent while it was never published. */
  publication?: Publication;
}

/** The languages in which no text is missing or outdated. */
export const readyLanguages = ({ languages }: Pick<FrontendSummary, 'languages'>): LanguageCode[] =>
  languageCodes.filter((code) => !languages[code]?.missing && !languages[code]?.outdated);

type ProvenanceByText = ReadonlyMap<string, TextOrigin & { textHash: string }>;

/**
 * Counts missing, outdated and machine-translated texts per language. A text that is empty in all languages is not
 * missing.
 */
export function languageGaps(
  sections: readonly Section[],
  ledger: ProvenanceByText,
): FrontendSummary['languages'] {
  const gaps: FrontendSummary['languages'] = {};
  for (const ref of neededTexts(sections)) {
    const section = sections.find(({ id }) => id === ref.section);
    const state = section && textState(section, ref, ledger.get(textRefKey(ref)));
    if (state !== 'missing' && state !== 'outdated' && state !== 'machine') continue;
    const own = gaps[ref.language] ?? {};
    own[state] = (own[state] ?? 0) + 1;
    gaps[ref.language] = own;
  }
  return gaps;
}

/** The texts that a visitor should find: those with content in at least one language, in every language. */
export function neededTexts(sections: readonly Section[]): TextRef[] {
  return sections.flatMap((section) =>
    sectionFields
      .filter((field) => Object.values(section[field]).some((text) => !isEmptyText(text ?? '')))
      .flatMap((field) =>
        languageCodes.map((language): TextRef => ({ section: section.id, field, language })),
      ),
  );
}
