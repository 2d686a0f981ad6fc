import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { it, type TableWords } from './it.ts';

/** The words of the table, which load with it. */
export const useSupplierTableWords = bundledWords<TableWords>('suppliers-table', { it, en });
