/** Public entry point of the microsite renderer: the same component in the preview and on the server. */
export { Directory } from './directory/directory.tsx';
export { directoryStyle } from './directory/style.ts';
export { directoryWords } from './directory/words.ts';
export { formattedLine, formattedText } from './formatted-text.ts';
export { Microsite, type MicrositeProps, type ShownSection } from './microsite.tsx';
export type { ShownPicture } from './picture/picture.tsx';
export {
  EndedPreview,
  PREVIEW_FIELDS,
  type PreviewOutcome,
  PreviewPage,
} from './preview/preview-page.tsx';
export { previewStyle } from './preview/style.ts';
export { previewWords } from './preview/words.ts';
export { requestFormWords } from './request/form-words.ts';
export { requestMailWords } from './request/mail-words.ts';
export {
  type RequestClasses,
  RequestForm,
  RequestSection,
  requestFields,
  TRAP_FIELD,
  type TypedRequest,
  type WrongFields,
} from './request/request-form.tsx';
export { EndedRequest, RequestThread, THREAD_FIELD } from './request/request-thread.tsx';
export { requestStyle } from './request/style.ts';
export { requestThreadWords, supplierWords } from './request/thread-words.ts';
export type { RequestFormWords } from './request/words/it.ts';
export { SearchResults, searchSummary } from './search/search-results.tsx';
export { searchWords } from './search/words.ts';
export { micrositeStyle } from './style/style.ts';
export { micrositeWords } from './words.ts';
