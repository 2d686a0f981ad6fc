import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';

export const it = {
  otherField: 'Prima va corretto un altro campo. {{field}}: {{message}}',
  notSaved: 'Non salvato. Riprova.',
  unreachable: 'Il server non risponde. Quello che hai scritto è ancora qui: riprova tra poco.',
};

/** The words of the table, which load with it. */
export const useSupplierTableWords = bundledWords('suppliers-table', { it, en });
