import { bundledWords } from '@wabu/shared/ui';
import { words as en } from './en.ts';
import { words as it, type ShellWords } from './it.ts';

/** The words of the staff area. */
export const useShellWords = bundledWords<ShellWords>('shell', { it, en });
