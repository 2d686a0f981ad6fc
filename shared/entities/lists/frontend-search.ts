import { isLanguageCode, type LanguageCode } from '../../i18n/languages.ts';
import type { FrontendSummary } from '../frontend-summary.ts';
import { foldText } from '../search/fold-text.ts';

/** States of publication, and texts that are missing or outdated in a language. */
export const frontendStates = [
  'published',
  'changed',
  'unpublished',
  'missing',
  'outdated',
] as const;
/** A state, or a language with missing texts. */
export type FrontendFilter = (typeof frontendStates)[number] | LanguageCode;

export const isFrontendFilter = (value: string): value is FrontendFilter =>
  isLanguageCode(value) || frontendStates.some((state) => state === value);

/**
 * URL or supplier contain the text, and the frontend matches the filter and has one of `urls`; null when every frontend
 * does. `textOf` runs only if the others match.
 */
export function frontendRule(
  search: string,
  only: FrontendFilter | null = null,
  urls: ReadonlySet<string> | null = null,
): ((frontend: FrontendSummary, textOf: () => string) => boolean) | null {
  const query = foldText(search.trim());
  if (query === '' && only === null && urls === null) return null;
  return (frontend, textOf) =>
    (only === null || isShown(frontend, only)) &&
    (urls === null || urls.has(frontend.URL)) &&
    textOf().includes(query);
}

/** What is public with unpublished changes is published too. */
function isShown({ publication, languages }: FrontendSummary, only: FrontendFilter): boolean {
  if (isLanguageCode(only)) return (languages[only]?.missing ?? 0) > 0;
  if (only === 'missing' || only === 'outdated')
    return Object.values(languages).some((gaps) => (gaps[only] ?? 0) > 0);
  const state = publication?.state ?? 'withdrawn';
  if (only === 'changed') return state === 'changed';
  return (state === 'withdrawn') === (only === 'unpublished');
}
