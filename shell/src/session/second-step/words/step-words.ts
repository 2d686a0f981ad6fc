import { type LanguageCode, provideWords, type Translate, useWords } from '@wabu/shared/i18n';
import { words as ar } from './ar.ts';
import { words as de } from './de.ts';
import { words as en } from './en.ts';
import { words as es } from './es.ts';
import { words as fr } from './fr.ts';
import { words as he } from './he.ts';
import { words as it, type StepWords } from './it.ts';
import { words as ru } from './ru.ts';
import { words as zh } from './zh.ts';

const NAMESPACE = 'second-step';

/** In one file: every file of words costs the home its name and hash. */
const words: Record<LanguageCode, StepWords> = { ar, de, en, es, fr, he, it, ru, zh };

/** Provides the words of the second step in the current language, and in every language chosen later. */
export function provideStepWords(): Promise<void> {
  return provideWords(NAMESPACE, async (language) => words[language]);
}

export const useStepWords = (): Translate<StepWords> => useWords<StepWords>(NAMESPACE);
