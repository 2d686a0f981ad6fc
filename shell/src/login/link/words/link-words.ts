import { provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as ar } from './ar.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { words as he } from './he.ts';
import { words as it, type LinkWords } from './it.ts';
import { words as ru } from './ru.ts';
import { words as zh } from './zh.ts';

const NAMESPACE = 'sign-in-link';

// All languages in one chunk: the main script of every page names each chunk.
const words = { ar, de, en, es, fr, he, it, ru, zh };

/** Provides the words of the form in the current language, and in every language chosen later. */
export function provideLinkWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => words[language]);
}

export const useLinkWords = (): Translate<LinkWords> => useWords<LinkWords>(NAMESPACE);
