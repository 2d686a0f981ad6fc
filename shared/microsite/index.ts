/** Public entry point of the microsite renderer: the same component in the preview and on the server. */
export { formattedLine, formattedText } from './formatted-text.ts';
export { Microsite, type MicrositeProps, type ShownSection } from './microsite.tsx';
export type { ShownPicture } from './picture.tsx';
export { SearchResults, searchSummary } from './search/search-results.tsx';
export { searchWords } from './search/words.ts';
export { micrositeStyle } from './style.ts';
export { micrositeWords } from './words.ts';
