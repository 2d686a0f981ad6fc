import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { type ActivityWords, words as it } from './it.ts';

const NAMESPACE = 'activity';

/** Loads the words of the activity: English, and Italian for every other language. */
export function provideActivityWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

export type ActivityTranslate = Translate<ActivityWords>;

/** The translate function for the words of the activity. */
export function useActivityWords(): ActivityTranslate {
  return useWords<ActivityWords>(NAMESPACE);
}
