import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as en } from './en.ts';
import { words as it, type PaletteWords } from './it.ts';

const NAMESPACE = 'palette';

/** Loads the words of the command palette: English, and Italian for every other language. */
export function providePaletteWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => (language === 'en' ? en : it));
}

/** The translate function for the words of the command palette. */
export function usePaletteWords(): Translate<PaletteWords> {
  return useWords<PaletteWords>(NAMESPACE);
}
