import { createInstance, type i18n as I18n } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Words } from '../module/contract.ts';
import {
  DEFAULT_LANGUAGE,
  FALLBACK_LANGUAGE,
  isLanguageCode,
  type LanguageCode,
} from './languages.ts';
import { withPluralForms } from './plurals.ts';

const only = Symbol.for('wabu.i18n');

/** The only i18next instance of the page. It has no default namespace: each module names its own. */
export const i18n: I18n = createInstance();

if (typeof document !== 'undefined') {
  const page = globalThis as { [only]?: true };
  // With two instances a change of language would affect a part of the page only.
  if (page[only]) throw new Error('@wabu/shared/i18n is loaded twice: share it as a singleton');
  page[only] = true;
}

/** Initialises the instance with a language, or changes its language, without loading words. */
export function startI18n(language: LanguageCode): void {
  if (i18n.isInitialized) {
    void i18n.changeLanguage(language);
    return;
  }
  void i18n.use(initReactI18next).init({
    lng: language,
    fallbackLng: [FALLBACK_LANGUAGE, DEFAULT_LANGUAGE],
    load: 'currentOnly',
    ns: [],
    defaultNS: false,
    nsSeparator: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    saveMissing: process.env.NODE_ENV !== 'production',
    missingKeyHandler: (_languages, namespace, key) =>
      console.warn(`The words "${namespace}" have no "${key}" in ${i18n.language}`),
  });
}

/** The current language; the default one before `startI18n`. */
export function currentLanguage(): LanguageCode {
  return isLanguageCode(i18n.language) ? i18n.language : DEFAULT_LANGUAGE;
}

/**
 * Adds a module's words in one language, before a component that uses them is rendered: without an event, for which
 * react-i18next would render every component with words again.
 */
export function addWords(namespace: string, language: LanguageCode, words: Words): void {
  const all = withPluralForms(language, words);
  i18n.addResourceBundle(language, namespace, all, true, true, { silent: true });
}
