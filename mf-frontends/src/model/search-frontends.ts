import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { foldText } from '@wabu/shared/entities/search/fold-text';
import { isLanguageCode, type LanguageCode } from '@wabu/shared/i18n/languages';

export const publicationFilters = ['published', 'changed', 'unpublished'] as const;
/** A state of publication, or a language with missing texts. */
export type FrontendFilter = (typeof publicationFilters)[number] | LanguageCode;

/** The list filter: text in URL or supplier, and which of them are shown; null shows all. */
export interface FrontendSearch {
  text: string;
  only: FrontendFilter | null;
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
  { text, only }: FrontendSearch,
): FrontendSummary[] {
  const query = foldText(text.trim());
  return index
    .filter(({ words }) => words.includes(query))
    .filter(({ frontend }) => only === null || isShown(frontend, only))
    .map(({ frontend }) => frontend);
}

/** What is public with unpublished changes is published too. */
function isShown(frontend: FrontendSummary, only: FrontendFilter): boolean {
  if (isLanguageCode(only)) return hasMissingTexts(frontend, only);
  const state = frontend.publication?.state ?? 'withdrawn';
  if (only === 'changed') return state === 'changed';
  return (state === 'withdrawn') === (only === 'unpublished');
}

/** True when at least one text is missing in this language. */
function hasMissingTexts({ languages }: FrontendSummary, language: LanguageCode): boolean {
  return (languages[language]?.missing ?? 0) > 0;
}
