import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { words as it, type ShellWords } from './it.ts';

const NAMESPACE = 'shell';

/** Gives the staff area's words: Italian, English, and Italian again for every other language. */
export function provideShellWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

/** The words of the staff area's own parts. */
export function useShellWords(): Translate<ShellWords> {
  return useWords<ShellWords>(NAMESPACE);
}
