import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { type AccountWords, words as it } from './it.ts';

/** The words of the account page. */
export const useAccountWords = bundledWords<AccountWords>('account', { it, en });
