import { SEARCH_MAX_PAGE, SEARCH_QUERY_MAX } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Context } from 'hono';
import type { ApiEnv } from '../../../http/env.ts';
import { HttpProblem } from '../../../http/problem.ts';
import { limitSearches } from '../../search/routes.ts';
import { searchMicrosites } from '../../search/search-microsites.ts';
import { type CachedPage, toCachedPage } from '../document/answer-page.ts';
import type { AnsweredSearch } from './fill-search-page.tsx';

interface FilledPage {
  page: CachedPage;
  status: 200 | 429 | 503;
}

/**
 * The search page with the query of the address and its results; null for an address without a query, which
 * the page itself answers.
 */
export async function searchPage(
  c: Context<ApiEnv>,
  empty: CachedPage,
  { language, prefix }: { language: LanguageCode; prefix: string },
): Promise<FilledPage | null> {
  const query = (c.req.query('q') ?? '').replace(/\p{Cc}/gu, ' ').slice(0, SEARCH_QUERY_MAX);
  if (query.trim() === '') return null;
  const page = pageNumber(c.req.query('page'));
  const answer = await answerOf(c, { q: query, language, page });
  // Loaded on demand: most of the program's start would be React's server renderer.
  const { fillSearchPage } = await import('./fill-search-page.tsx');
  const html = new TextDecoder().decode(empty.bodies.identity);
  const filled = fillSearchPage(html, { query, page, language, prefix, answer });
  return {
    page: await toCachedPage({ html: filled, policy: empty.policy }),
    status: answer === 'tooMany' ? 429 : answer === 'failed' ? 503 : 200,
  };
}

async function answerOf(
  c: Context<ApiEnv>,
  search: Parameters<typeof searchMicrosites>[1],
): Promise<AnsweredSearch['answer']> {
  try {
    await limitSearches(c);
    return await searchMicrosites(c.get('platform').database, search);
  } catch (error) {
    if (error instanceof HttpProblem && error.status === 429) return 'tooMany';
    // The query stays out of the log.
    c.get('platform').log('error', 'search failed', { requestId: c.get('requestId') });
    return 'failed';
  }
}

function pageNumber(text: string | undefined): number {
  const number = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(Math.max(number, 1), SEARCH_MAX_PAGE);
}
