import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { en } from './king-en.ts';
import { it, type KingWords } from './king-it.ts';

const NAMESPACE = 'users-king';

/** Loads the words of what only kings open: English, and Italian for every other language. */
export function provideKingWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

export const useKingWords = (): Translate<KingWords> => useWords<KingWords>(NAMESPACE);
