import { type Translate, useWords } from '@wabu/shared/i18n';
import type { SupplierWords } from './it.ts';

export type SupplierTranslate = Translate<SupplierWords>;

/** This module's messages in the current language. */
export function useSupplierWords(): SupplierTranslate {
  return useWords<SupplierWords>('suppliers');
}
