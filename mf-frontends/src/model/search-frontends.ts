import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

/** The list filter: text in URL or supplier, and a language with missing texts. */
export interface FrontendSearch {
  text: string;
  missingIn: LanguageCode | null;
}

const byUrl = new Intl.Collator('it', { numeric: true });

export interface IndexedFrontend {
  frontend: FrontendSummary;
  words: string;
}

/** Sorts the list by URL and precomputes the search text of each row. */
export function indexFrontends(frontends: readonly FrontendSummary[]): IndexedFrontend[] {
  return frontends
    .toSorted((one, other) => byUrl.compare(one.URL, other.URL))
    .map((frontend) => ({ frontend, words: foldText(`${frontend.URL}\n${frontend.Fornitore}`) }));
}

export function searchFrontends(
  index: readonly IndexedFrontend[],
  { text, missingIn }: FrontendSearch,
): FrontendSummary[] {
  const query = foldText(text.trim());
  return index
    .filter(({ words }) => words.includes(query))
    .filter(({ frontend }) => missingIn === null || hasMissingTexts(frontend, missingIn))
    .map(({ frontend }) => frontend);
}

/** True when at least one text is missing in this language. */
function hasMissingTexts({ languages }: FrontendSummary, language: LanguageCode): boolean {
  return (languages[language]?.missing ?? 0) > 0;
}
