import type { FrontendSummary } from '@wabu/shared/entities/frontend-summary';
import { useStaffLocale } from '@wabu/shared/i18n';
import { formatCount } from '@wabu/shared/ui';
import type { BulkPlan } from '@wabu/shared/ui/selection';

type Line = BulkPlan['lines'][number];

export function useCounts() {
  const locale = useStaffLocale();
  return (count: number) => ({ count, number: formatCount(count, locale) });
}

export const lineOf = (
  kind: Line['kind'],
  text: string,
  frontends: readonly Pick<FrontendSummary, 'URL'>[],
  id: string = kind,
): Line => ({ id, kind, text, names: frontends.map(({ URL }) => URL) });
