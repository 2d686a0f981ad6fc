import { type Translate, useWords } from '@wabu/shared/i18n';
import type { SupplierWords } from './it.ts';

export type SupplierTranslate = Translate<SupplierWords>;

export const useSupplierWords = () => useWords<SupplierWords>('suppliers');
