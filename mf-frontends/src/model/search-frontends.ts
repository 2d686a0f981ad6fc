import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

/** What is looked for: words in address or supplier, and a language in which something is missing. */
export interface FrontendSearch {
  text: string;
  missingIn: LanguageCode | null;
}

/** Without accents and capitals: `Salò` is found by `salo`. */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

const byUrl = new Intl.Collator('it', { numeric: true });

export interface IndexedFrontend {
  frontend: FrontendSummary;
  words: string;
}

/** The list in the order of its addresses, made ready to be searched at every key. */
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

/** True when a visitor who reads this language would not find everything. */
function hasMissingTexts({ languages }: FrontendSummary, language: LanguageCode): boolean {
  return (languages[language]?.missing ?? 0) > 0;
}
