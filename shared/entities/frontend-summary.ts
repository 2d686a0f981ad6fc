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

/** How many texts of one language want something. What is zero is left out. */
export interface LanguageGaps {
  missing?: number;
  outdated?: number;
  machine?: number;
}

/** A frontend as the list shows it: no texts, only which languages want work. A language in order is left out. */
export interface FrontendSummary {
  URL: string;
  Fornitore: string;
  version: number;
  languages: Partial<Record<LanguageCode, LanguageGaps>>;
  /** Absent while it was never published. */
  publication?: Publication;
}

type Ledger = ReadonlyMap<string, TextOrigin & { textHash: string }>;

/** What is missing, outdated or unread in each language. A text that no language has is missing in none. */
export function languageGaps(
  sections: readonly Section[],
  ledger: Ledger,
): FrontendSummary['languages'] {
  const gaps: FrontendSummary['languages'] = {};
  for (const cell of neededTexts(sections)) {
    const section = sections.find(({ id }) => id === cell.section);
    const state = section && textState(section, cell, ledger.get(textRefKey(cell)));
    if (state !== 'missing' && state !== 'outdated' && state !== 'machine') continue;
    const own = gaps[cell.language] ?? {};
    own[state] = (own[state] ?? 0) + 1;
    gaps[cell.language] = own;
  }
  return gaps;
}

/** The texts that a visitor should find: what one language says, every language should. */
export function neededTexts(sections: readonly Section[]): TextRef[] {
  return sections.flatMap((section) =>
    sectionFields
      .filter((field) => Object.values(section[field]).some((text) => !isEmptyText(text ?? '')))
      .flatMap((field) =>
        languageCodes.map((language): TextRef => ({ section: section.id, field, language })),
      ),
  );
}
