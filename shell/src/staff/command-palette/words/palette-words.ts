import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { words as it, type PaletteWords } from './it.ts';

/** The words of the command palette. */
export const usePaletteWords = bundledWords<PaletteWords>('palette', { it, en });
