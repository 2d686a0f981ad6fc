import type { FindTexts } from '@wabu/shared/entities/replace/find-texts';
import { languageCodes } from '@wabu/shared/i18n/languages';

/** All languages; names and contents. */
export const initialSearch: FindTexts = {
  text: '',
  replacement: '',
  mode: 'text',
  matchCase: false,
  ignoreAccents: false,
  wholeWords: false,
  fields: ['names', 'contents'],
  languages: [...languageCodes],
};
