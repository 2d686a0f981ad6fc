import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { type AccountWords, words as it } from './it.ts';

const NAMESPACE = 'account';

/** Loads the words of the account page: English, and Italian for every other language. */
export function provideAccountWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

/** The translate function for the words of the account page. */
export function useAccountWords(): Translate<AccountWords> {
  return useWords<AccountWords>(NAMESPACE);
}
