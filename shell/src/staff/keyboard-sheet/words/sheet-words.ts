import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { words as it, type SheetWords } from './it.ts';

/** The words of the keyboard sheet. */
export const useSheetWords = bundledWords<SheetWords>('keyboard-sheet', { it, en });
