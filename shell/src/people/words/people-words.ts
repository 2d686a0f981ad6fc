import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { words as it, type PeopleWords } from './it.ts';

const NAMESPACE = 'people';

/** Loads the words of the data of a person: English, and Italian for every other language. */
export function providePeopleWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

/** The translate function for the words of the data of a person. */
export function usePeopleWords(): Translate<PeopleWords> {
  return useWords<PeopleWords>(NAMESPACE);
}
