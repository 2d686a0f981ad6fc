import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { words as it, type ShellWords } from './it.ts';

const NAMESPACE = 'shell';

/** Loads the words of the staff area: English, and Italian for every other language. */
export function provideShellWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

/** The translate function for the shell's staff words. */
export function useShellWords(): Translate<ShellWords> {
  return useWords<ShellWords>(NAMESPACE);
}
