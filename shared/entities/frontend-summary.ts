import { type LanguageCode, languageCodes } from '../i18n/languages.ts';
import { missingForPublication, type Publication } from './microsite.ts';
import {
  sectionFields,
  type TextOrigin,
  type TextState,
  textRefKey,
  textState,
} from './translation-provenance.ts';

/** The number of things to do in one language by kind; zero is omitted. */
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
  sections: number;
  /** When it was saved last, in milliseconds since 1970. */
  savedAt: number;
  languages: Partial<Record<LanguageCode, LanguageGaps>>;
  /** Absent while it was never published. */
  publication?: Publication;
}

/** The languages that are complete: those that can be public. */
export const readyLanguages = ({ languages }: Pick<FrontendSummary, 'languages'>): LanguageCode[] =>
  languageCodes.filter((code) => !languages[code]?.missing);

/** Counts per language what is missing for its publication, and outdated and machine-translated texts. */
export function languageGaps(
  frontend: Parameters<typeof missingForPublication>[0],
  ledger: readonly (TextOrigin & { textHash: string })[],
): FrontendSummary['languages'] {
  const rows = new Map(ledger.map((row) => [textRefKey(row), row]));
  const missing = missingForPublication(frontend);
  const visible = frontend.Sezioni.filter((section) => section.visible);
  const entries = languageCodes.map((language): [LanguageCode, LanguageGaps] => {
    const states = visible.flatMap((section) =>
      sectionFields.map((field) => {
        const ref = { section: section.id, field, language };
        return textState(section, ref, rows.get(textRefKey(ref)));
      }),
    );
    const count = (wanted: TextState) => states.filter((state) => state === wanted).length;
    const all = {
      missing: missing[language].length,
      outdated: count('outdated'),
      machine: count('machine'),
    };
    return [language, Object.fromEntries(Object.entries(all).filter(([, number]) => number > 0))];
  });
  return Object.fromEntries(entries.filter(([, gaps]) => Object.keys(gaps).length > 0));
}
