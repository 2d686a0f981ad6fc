import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { type FactorWords, words as it } from './it.ts';

/** The words of the second factor. */
export const useFactorWords = bundledWords<FactorWords>('second-factor', { it, en });
