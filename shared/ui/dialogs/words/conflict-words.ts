import { bundledWords } from '../../words/bundled-words.ts';
import { en } from './en.ts';
import { type ConflictDialogWords, it } from './it.ts';

export const useConflictWords = bundledWords<ConflictDialogWords>('conflict', { it, en });
