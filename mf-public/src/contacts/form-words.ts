import type { LanguageCode } from '@wabu/shared/i18n';
import type { RequestFormWords } from '@wabu/shared/microsite';

type Load = () => Promise<{ words: RequestFormWords }>;

/** One chunk for each language. */
const loads: Record<LanguageCode, Load> = {
  it: () => import(/* webpackChunkName: "request-it" */ '@wabu/shared/microsite/request-words/it'),
  en: () => import(/* webpackChunkName: "request-en" */ '@wabu/shared/microsite/request-words/en'),
  de: () => import(/* webpackChunkName: "request-de" */ '@wabu/shared/microsite/request-words/de'),
  fr: () => import(/* webpackChunkName: "request-fr" */ '@wabu/shared/microsite/request-words/fr'),
  es: () => import(/* webpackChunkName: "request-es" */ '@wabu/shared/microsite/request-words/es'),
  ru: () => import(/* webpackChunkName: "request-ru" */ '@wabu/shared/microsite/request-words/ru'),
  zh: () => import(/* webpackChunkName: "request-zh" */ '@wabu/shared/microsite/request-words/zh'),
  ar: () => import(/* webpackChunkName: "request-ar" */ '@wabu/shared/microsite/request-words/ar'),
  he: () => import(/* webpackChunkName: "request-he" */ '@wabu/shared/microsite/request-words/he'),
};

const loaded: Partial<Record<LanguageCode, Promise<RequestFormWords>>> = {};

/** The same promise each time, as `use` needs it. */
export const formWords = (language: LanguageCode): Promise<RequestFormWords> => {
  loaded[language] ??= loads[language]().then(({ words }) => words);
  return loaded[language];
};
