import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { words as it, type PeopleWords } from './it.ts';

/** The words of the data of a person. */
export const usePeopleWords = bundledWords<PeopleWords>('people', { it, en });
