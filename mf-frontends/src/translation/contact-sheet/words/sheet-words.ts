import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { it, type SheetWords } from './it.ts';

export const useSheetWords = bundledWords<SheetWords>('frontends-sheet', { it, en });
