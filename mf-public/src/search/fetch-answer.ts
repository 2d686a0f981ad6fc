import type { SearchAnswer } from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n';

/** Why there is no answer: too many searches in a minute, or the server did not answer. */
export type SearchFailure = 'tooMany' | 'failed';

const TIMEOUT_MS = 8_000;

export async function fetchAnswer(
  query: string,
  language: LanguageCode,
  signal: AbortSignal,
): Promise<SearchAnswer | SearchFailure> {
  try {
    const response = await fetch('/api/public/search', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ q: query, language }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    if (response.ok) return (await response.json()) as SearchAnswer;
    return response.status === 429 ? 'tooMany' : 'failed';
  } catch {
    return 'failed';
  }
}
