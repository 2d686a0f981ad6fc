import { SEARCH_RESULTS_ID, type SearchAnswer } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import { SearchResults, searchWords } from '@wabu/shared/microsite';
import { renderToStaticMarkup } from 'react-dom/server';
import { escapeHtml } from '../document/html.ts';

export interface AnsweredSearch {
  query: string;
  /** From 1. */
  page: number;
  language: LanguageCode;
  /** The language prefix of the address: `/de`, or ''. */
  prefix: string;
  /** The answer, or why there is none. */
  answer: SearchAnswer | 'tooMany' | 'failed';
}

export function fillSearchPage(html: string, { answer, ...asked }: AnsweredSearch): string {
  const results = renderToStaticMarkup(
    typeof answer === 'string' ? (
      <p className="sr-count">{searchWords[asked.language][answer]}</p>
    ) : (
      <SearchResults {...asked} answer={answer} />
    ),
  );
  const place = `<div id="${SEARCH_RESULTS_ID}">`;
  return html
    .replace('name="q"', () => `name="q" value="${escapeHtml(asked.query)}"`)
    .replace(place, () => place + results);
}
