import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Words } from '../module/contract.ts';
import { currentLanguage, i18n } from './i18n.ts';
import type { LanguageCode } from './languages.ts';

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
/** Keys of counted words have no plural form: `total` for `total_one` and `total_other`. */
type WithoutForm<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;

/** The key of a text, a dotted path: `'home.title'`. */
export type WordKey<W> = string extends keyof W
  ? string
  : {
      [K in keyof W & string]: W[K] extends string ? WithoutForm<K> : `${K}.${WordKey<W[K]>}`;
    }[keyof W & string];

/** Gives the text of a key, with `{{name}}` replaced by the value of `name`. */
export type Translate<W> = (key: WordKey<W>, values?: Record<string, string | number>) => string;

// One object for all calls: react-i18next subscribes again for each new one.
const options = { i18n };

/**
 * The words of one module in the current language. Typed by the Italian words, so that an unknown key is a type
 * error: `const t = useWords<typeof it>('suppliers')`.
 */
export function useWords<W extends object = Words>(namespace: string): Translate<W> {
  return useTranslation(namespace, options).t as Translate<W>;
}

/** The words of one module for code outside of React, in the language at the time of the call. */
export function wordsOf<W extends object = Words>(namespace: string): Translate<W> {
  return i18n.getFixedT(null, namespace) as Translate<W>;
}

function subscribe(onChange: () => void): () => void {
  i18n.on('languageChanged', onChange);
  return () => i18n.off('languageChanged', onChange);
}

/** The code of the current language; re-renders on change. */
export function useLanguage(): LanguageCode {
  return useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
}

/** The locale for numbers and dates on staff pages: British English for English, else Italian. */
export function useStaffLocale(): 'it' | 'en-GB' {
  return useLanguage() === 'en' ? 'en-GB' : 'it';
}
