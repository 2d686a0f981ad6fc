import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { type ConfirmWords, words as it } from './it.ts';

/** The words of the dialog that confirms a session. */
export const useConfirmWords = bundledWords<ConfirmWords>('confirmation', { it, en });
