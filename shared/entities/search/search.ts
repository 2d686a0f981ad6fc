import * as z from 'zod/mini';
import { languageCodes } from '../../i18n/languages.ts';

/** The element of that page that the server fills with results. */
export const SEARCH_RESULTS_ID = 'search-results';

/** Characters of a query that count. */
export const SEARCH_QUERY_MAX = 100;
/** Results of a page. */
export const SEARCH_PAGE_SIZE = 20;
/** The last page that is shown: a more exact query finds the rest. */
export const SEARCH_MAX_PAGE = 10;

export const searchInputSchema = z.object({
  q: z.string(),
  language: z.enum(languageCodes),
});

/** Parts of a text; matches are marked. */
const segmentsSchema = z.array(z.object({ text: z.string(), isMatch: z.boolean() }));
export type SearchSegment = z.infer<typeof segmentsSchema>[number];

/** A published microsite that matches, in the language of the query. */
const searchResultSchema = z.object({
  /** The URL of the microsite, normalised. */
  URL: z.string(),
  /** The address of its reduced cover, with the size of the original in pixels and its focal point in tenths. */
  cover: z.nullable(
    z.object({ src: z.string(), width: z.int(), height: z.int(), x: z.int(), y: z.int() }),
  ),
  name: segmentsSchema,
  /** Empty when the microsite names none. */
  town: z.string(),
  excerpt: segmentsSchema,
});
export type SearchResult = z.infer<typeof searchResultSchema>;

export const searchAnswerSchema = z.object({
  /** The number of all results; null when there is nothing to search for: no two letters and no ideograph. */
  total: z.nullable(z.int()),
  /** The query that the results are for, when the one that was asked has none. */
  corrected: z.optional(z.string()),
  /** A page of the results, best first. */
  results: z.array(searchResultSchema),
});
export type SearchAnswer = z.infer<typeof searchAnswerSchema>;
