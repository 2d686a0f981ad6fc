import { focusInTenths, mediaPath } from '@wabu/shared/entities/microsites/picture-variants';
import {
  SEARCH_PAGE_SIZE,
  type SearchAnswer,
  type SearchResult,
} from '@wabu/shared/entities/search/search';
import type { LanguageCode } from '@wabu/shared/i18n/languages';
import type { Database } from '../../platform/platform.ts';
import { correctWords } from './correct-words.ts';
import { type FoundDocument, findMatches, readDocuments } from './search-repository.ts';
import { excerptOf, highlight } from './text/excerpt.ts';
import { matchExpression, type QueryWord, queryWords } from './text/search-query.ts';
import { tokensOf } from './text/tokens.ts';

interface Search {
  q: string;
  language: LanguageCode;
  /** From 1. */
  page?: number;
}

/**
 * Searches the published microsites in one language for all words, each as the beginning of a word. When
 * nothing is found, words that no text has are corrected by one letter.
 */
export async function searchMicrosites(
  database: Database,
  { q, language, page = 1 }: Search,
): Promise<SearchAnswer> {
  const words = queryWords(q, language);
  if (words.length === 0) return { total: null, results: [] };
  const found = await findPage(database, words, language, page);
  if (found.total > 0) return toAnswer(found, words);
  const corrected = await correctWords(database, words, language);
  if (corrected === null) return toAnswer(found, words);
  const others = await findPage(database, corrected, language, page);
  if (others.total === 0) return toAnswer(found, words);
  return { ...toAnswer(others, corrected), corrected: spelled(corrected, words, others.documents) };
}

interface FoundPage {
  total: number;
  documents: FoundDocument[];
}

async function findPage(
  database: Database,
  words: QueryWord[],
  language: LanguageCode,
  page: number,
): Promise<FoundPage> {
  const end = page * SEARCH_PAGE_SIZE;
  const { total, ids } = await findMatches(database, matchExpression(words, language), end);
  const shown = ids.slice(end - SEARCH_PAGE_SIZE, end);
  return { total, documents: shown.length === 0 ? [] : await readDocuments(database, shown) };
}

function toAnswer({ total, documents }: FoundPage, words: QueryWord[]): SearchAnswer {
  return { total, results: documents.map((document) => toResult(document, words)) };
}

function toResult({ card, name, town, text }: FoundDocument, words: QueryWord[]): SearchResult {
  const { URL, cover } = card;
  return {
    URL,
    cover: cover && {
      src: mediaPath(cover, cover.variants[0] ?? 'original'),
      width: cover.width,
      height: cover.height,
      ...focusInTenths(cover.focus),
    },
    name: highlight(name, words),
    town,
    excerpt: excerptOf(text, words),
  };
}

/** The corrected query; corrected words are spelled as in the first result that has them. */
function spelled(corrected: QueryWord[], typed: QueryWord[], documents: FoundDocument[]): string {
  const texts = documents.flatMap(({ name, town, text }) => [name, town, text]);
  const spelling = (word: QueryWord) => {
    for (const text of texts)
      for (const { term, start, end } of tokensOf(text))
        if (term === word.typed) return text.slice(start, end);
    return word.typed;
  };
  return corrected.map((word) => (typed.includes(word) ? word.typed : spelling(word))).join(' ');
}
