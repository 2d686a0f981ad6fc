import { type Translate, useWords } from '@wabu/shared/i18n';
import type { SupplierWords } from './it.ts';

export type SupplierTranslate = Translate<SupplierWords>;

/** The words of this module in the language in use. */
export function useSupplierWords(): SupplierTranslate {
  return useWords<SupplierWords>('suppliers');
}
