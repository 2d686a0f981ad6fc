import { useStaffLocale } from '@wabu/shared/i18n';
import { formatCount } from '@wabu/shared/ui';

/** Records for which a plan does the same, or nothing. */
export interface PlanLine {
  id: string;
  kind: 'do' | 'skip';
  text: string;
  names: readonly string[];
}

export const lineOf = (
  kind: PlanLine['kind'],
  text: string,
  names: readonly string[],
  id: string = kind,
): PlanLine => ({ id, kind, text, names });

/** A count and its digits, as the words take them. */
export function useCounts() {
  const locale = useStaffLocale();
  return (count: number) => ({ count, number: formatCount(count, locale) });
}
