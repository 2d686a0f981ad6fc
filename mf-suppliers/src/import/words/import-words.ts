import { type Translate, useStaffLocale } from '@wabu/shared/i18n';
import { bundledWords } from '@wabu/shared/ui';
import { en } from './en.ts';
import { type ImportWords, it } from './it.ts';

export type ImportTranslate = Translate<ImportWords>;

/** The words of the import, which come with its code. */
export const useImportWords = bundledWords<ImportWords>('suppliers-import', { it, en });

/** The values of counted words: `count` chooses the plural form, `number` is shown. */
export function useCounted(): (count: number) => { count: number; number: string } {
  const locale = useStaffLocale();
  return (count) => ({ count, number: count.toLocaleString(locale) });
}
