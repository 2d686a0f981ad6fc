import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import type { FrontendSummary } from '../frontend-summary.ts';
import { foldText } from '../search/fold-text.ts';

export const publicationFilters = ['published', 'changed', 'unpublished'] as const;
/** A state of publication, or a language with missing texts. */
export type FrontendFilter = (typeof publicationFilters)[number] | LanguageCode;

/** What a search looks at: the filtered fields, and the searchable text. */
export interface SearchedFrontend
  extends Pick<FrontendSummary, 'URL' | 'publication' | 'languages'> {
  text: string;
}

/** `text` has the searchable fields, folded, one per line. */
export function searchedFrontend(frontend: FrontendSummary): SearchedFrontend {
  const { URL, Fornitore, publication, languages } = frontend;
  const text = foldText(`${URL}\n${Fornitore}`);
  return { URL, ...(publication && { publication }), languages, text };
}

/** The rule of a search: URL or supplier contain the text, and the frontend matches the filter and has one of `urls`. */
export function frontendRule(
  search: string,
  only: FrontendFilter | null = null,
  urls: ReadonlySet<string> | null = null,
): (frontend: SearchedFrontend) => boolean {
  const query = foldText(search.trim());
  return (frontend) =>
    frontend.text.includes(query) &&
    (only === null || isShown(frontend, only)) &&
    (urls === null || urls.has(frontend.URL));
}

/** What is public with unpublished changes is published too. */
function isShown({ publication, languages }: SearchedFrontend, only: FrontendFilter): boolean {
  if (isLanguageCode(only)) return (languages[only]?.missing ?? 0) > 0;
  const state = publication?.state ?? 'withdrawn';
  if (only === 'changed') return state === 'changed';
  return (state === 'withdrawn') === (only === 'unpublished');
}
