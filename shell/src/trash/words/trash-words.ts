import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { words as it, type TrashWords } from './it.ts';

const NAMESPACE = 'trash';

/** Loads the words of the trash: English, and Italian for every other language. */
export function provideTrashWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

export function useTrashWords(): Translate<TrashWords> {
  return useWords<TrashWords>(NAMESPACE);
}
