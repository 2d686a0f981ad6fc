/** The page of the search, without a language. */
export const SEARCH_PATH = '/ricerca';
