import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { words as it, type TrashWords } from './it.ts';

/** The words of the trash. */
export const useTrashWords = bundledWords<TrashWords>('trash', { it, en });
