import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { it, type SelectionWords } from './it.ts';

/** The words of the selection. They are part of its code, because several modules bundle it. */
export const useSelectionWords = bundledWords<SelectionWords>('selection', { it, en });
