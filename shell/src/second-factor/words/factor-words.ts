import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { type FactorWords, words as it } from './it.ts';

const NAMESPACE = 'second-factor';

/** Loads the words of the second factor: English, and Italian for every other language. */
export function provideFactorWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

export const useFactorWords = (): Translate<FactorWords> => useWords<FactorWords>(NAMESPACE);
