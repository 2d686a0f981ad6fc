import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { words as it, type SheetWords } from './it.ts';

const NAMESPACE = 'keyboard-sheet';

/** Loads the words of the keyboard sheet: English, and Italian for every other language. */
export function provideSheetWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

/** The translate function for the words of the keyboard sheet. */
export function useSheetWords(): Translate<SheetWords> {
  return useWords<SheetWords>(NAMESPACE);
}
