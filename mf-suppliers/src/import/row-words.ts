import { localMessage, useStaffLocale } from '@wabu/shared/i18n';
import type { PlannedRow, RowProblem } from '../model/import/plan-rows.ts';
import { labelOf } from '../model/supplier-labels.ts';
import type { SupplierTranslate } from '../words/supplier-words.ts';
import type { ImportTranslate } from './words/it.ts';

/** What is wrong with a field of a row, in the user's words. */
export function problemText(t: ImportTranslate, problem: RowProblem): string {
  if ('message' in problem) return localMessage(problem.message);
  if ('sameAs' in problem) return t('problem.sameAs', { row: problem.sameAs });
  return t(`problem.${problem.problem}`, { text: problem.text });
}

/** Why a row is wrong, in one sentence for each field. */
export function reasonOf(t: ImportTranslate, words: SupplierTranslate, row: PlannedRow): string {
  const { problems, input } = row;
  return problems
    .map((one) => `${labelOf(words, one.field, input.Tipologia)}: ${problemText(t, one)}`)
    .join(' · ');
}

/** The values of counted words: `count` chooses the plural form, `number` is shown. */
export function useCounted(): (count: number) => { count: number; number: string } {
  const locale = useStaffLocale();
  return (count) => ({ count, number: count.toLocaleString(locale) });
}
