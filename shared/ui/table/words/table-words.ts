import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { it, type TableWords } from './it.ts';

/** The words of the table. They are part of its code, because a module bundles it. */
export const useTableWords = bundledWords<TableWords>('table', { it, en });
