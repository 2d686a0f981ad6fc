import { bundledWords } from '@wabu/shared/ui';
import { en } from './king-en.ts';
import { it, type KingWords } from './king-it.ts';

/** The words of what only kings open. */
export const useKingWords = bundledWords<KingWords>('users-king', { it, en });
