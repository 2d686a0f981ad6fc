import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { type ConfirmWords, words as it } from './it.ts';

const NAMESPACE = 'confirmation';

/** Loads the words of the dialog: English, and Italian for every other language. */
export function provideConfirmWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

export function useConfirmWords(): Translate<ConfirmWords> {
  return useWords<ConfirmWords>(NAMESPACE);
}
