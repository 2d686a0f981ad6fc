import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import type { LanguageCode } from '@wabu/shared/i18n/languages';

/** What is looked for: words in address or supplier, and a language in which something is missing. */
export interface FrontendSearch {
  text: string;
  lacking: LanguageCode | null;
}

/** Without accents and capitals: `Salò` is found by `salo`. */
export function folded(text: string): string {
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
    .map((frontend) => ({ frontend, words: folded(`${frontend.URL}\n${frontend.Fornitore}`) }));
}

export function searchFrontends(
  index: readonly IndexedFrontend[],
  { text, lacking }: FrontendSearch,
): FrontendSummary[] {
  const sought = folded(text.trim());
  return index
    .filter(({ words }) => words.includes(sought))
    .filter(({ frontend }) => lacking === null || isLacking(frontend, lacking))
    .map(({ frontend }) => frontend);
}

/** True when a visitor who reads this language would not find everything. */
function isLacking({ languages }: FrontendSummary, language: LanguageCode): boolean {
  return (languages[language]?.missing ?? 0) > 0;
}
