import type { LanguageCode } from '../../i18n/languages.ts';
import { words as ar } from './words/ar.ts';
import { words as de } from './words/de.ts';
import { words as en } from './words/en.ts';
import { words as es } from './words/es.ts';
import { words as fr } from './words/fr.ts';
import { words as he } from './words/he.ts';
import type { RequestFormWords } from './words/it.ts';
import { words as it } from './words/it.ts';
import { words as ru } from './words/ru.ts';
import { words as zh } from './words/zh.ts';

/** All languages, for the server; browsers load one. */
export const requestFormWords: Record<LanguageCode, RequestFormWords> = {
  it,
  en,
  de,
  fr,
  es,
  ru,
  zh,
  ar,
  he,
};
