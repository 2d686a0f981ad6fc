import type { Translate } from '@wabu/shared/i18n';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { type ImportWords, it } from './it.ts';

export type ImportTranslate = Translate<ImportWords>;

/** The words of the import, which come with its code. */
export const useImportWords = bundledWords<ImportWords>('suppliers-import', { it, en });
